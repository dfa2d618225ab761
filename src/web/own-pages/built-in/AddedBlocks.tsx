import { use } from "react";
import { paths } from "#content/paths.ts";
import type { SearchMetadata } from "../../page/page-data.ts";
import { StructuredData } from "../../seo/StructuredData.tsx";
import { Blocks } from "../Blocks.tsx";
import { questionThings } from "../own-page-things.ts";
import { addedBlocksContext } from "./added-blocks-context.ts";

/**
 * Blocks that the company has added below the sections of a built-in page; every listed page renders them.
 */
export function AddedBlocks({ page }: { page: SearchMetadata }) {
  const added = use(addedBlocksContext);
  if (!added) return null;
  // The page of questions states these with its own: a page has one `FAQPage`.
  const questions = page.path === paths.faq ? [] : questionThings(page, added.blocks);
  return (
    <>
      <Blocks {...added} />
      {questions.length > 0 && (
        <StructuredData data={{ "@context": "https://schema.org", "@graph": questions }} />
      )}
    </>
  );
}
