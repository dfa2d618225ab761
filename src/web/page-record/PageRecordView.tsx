import { pictureIn } from "#domain/page-records/block-view.ts";
import type { PageDraft } from "#domain/page-records/page-record.ts";
import { CallToAction } from "../page/CallToAction.tsx";
import { Page } from "../page/Page.tsx";
import type { PageWithHeader } from "../page/page-data.ts";
import { Blocks } from "./Blocks.tsx";
import type { BlockWords } from "./block-words.ts";
import { recordThings } from "./record-things.ts";
import { partsOf } from "./sections.ts";
import type { StoredRecords } from "./stored-records.ts";

interface PageRecordViewProps {
  page: PageWithHeader;
  draft: PageDraft;
  words: BlockWords;
  stored: StoredRecords;
}

/** The company's own page: header, blocks, and a link to the inquiry form if no block has one. */
export function PageRecordView({ page, draft, words, stored }: PageRecordViewProps) {
  const { locale } = page;
  const { blocks, picture } = draft;
  const last = partsOf(locale, blocks, stored).at(-1);
  return (
    <Page
      page={page}
      {...(picture ? { headerPicture: pictureIn(locale, picture) } : {})}
      things={recordThings(page, "page", draft)}
    >
      <Blocks {...{ locale, blocks, words, stored }} />
      {last?.kind !== "action" && <CallToAction page={page} />}
    </Page>
  );
}
