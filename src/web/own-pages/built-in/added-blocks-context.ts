import { createContext } from "react";
import type { BlocksProps } from "../Blocks.tsx";

/** Added blocks of the page, rendered by `AddedBlocks`. */
export const addedBlocksContext = createContext<BlocksProps | undefined>(undefined);
