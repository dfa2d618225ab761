import { createContext } from "react";
import type { BlocksProps } from "../Blocks.tsx";

/** Blocks below the sections of the page, which `AddedBlocks` shows. */
export const addedBlocksContext = createContext<BlocksProps | undefined>(undefined);
