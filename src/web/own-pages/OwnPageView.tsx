import { pictureIn } from "#domain/own-pages/block-view.ts";
import type { OwnPageContent } from "#domain/own-pages/own-page.ts";
import { CallToAction } from "../page/CallToAction.tsx";
import { Page } from "../page/Page.tsx";
import type { PageWithHeader } from "../page/page-data.ts";
import { Blocks } from "./Blocks.tsx";
import type { BlockWords } from "./block-words.ts";
import { ownPageThings } from "./own-page-things.ts";
import { partsOf } from "./sections.ts";
import type { StoredRecords } from "./stored-records.ts";

interface OwnPageViewProps {
  page: PageWithHeader;
  content: OwnPageContent;
  words: BlockWords;
  stored: StoredRecords;
}

/** The company's own page: header, blocks, and a link to the inquiry form if no block has one. */
export function OwnPageView({ page, content, words, stored }: OwnPageViewProps) {
  const { locale } = page;
  const { blocks, picture } = content;
  const last = partsOf(locale, blocks, stored).at(-1);
  return (
    <Page
      page={page}
      {...(picture ? { headerPicture: pictureIn(locale, picture) } : {})}
      things={ownPageThings(page, "page", content)}
    >
      <Blocks {...{ locale, blocks, words, stored }} />
      {last?.kind !== "action" && <CallToAction page={page} />}
    </Page>
  );
}
