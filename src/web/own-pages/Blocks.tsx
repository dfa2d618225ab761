import type { Locale } from "#domain/locale.ts";
import type { AnyBlockView } from "#domain/own-pages/block-view.ts";
import type { Block } from "#domain/own-pages/blocks.ts";
import type { BlockWords } from "./block-words.ts";
import { Action } from "./blocks/Action.tsx";
import { Certificates } from "./blocks/Certificates.tsx";
import { Downloads } from "./blocks/Downloads.tsx";
import { Facts } from "./blocks/Facts.tsx";
import { Film } from "./blocks/Film.tsx";
import { People } from "./blocks/People.tsx";
import { PictureFigure, Pictures } from "./blocks/Pictures.tsx";
import { Questions } from "./blocks/Questions.tsx";
import { Products, Projects } from "./blocks/Records.tsx";
import { RichText } from "./blocks/RichText.tsx";
import { Quotation, Steps } from "./blocks/Statements.tsx";
import { type PagePart, partsOf } from "./sections.ts";
import type { StoredRecords } from "./stored-records.ts";

export interface BlocksProps {
  locale: Locale;
  blocks: readonly Block[];
  words: BlockWords;
  stored: StoredRecords;
}

/** Blocks of a page in sections, without hidden blocks and those that lack the language. */
export function Blocks({ locale, blocks, words, stored }: BlocksProps) {
  const parts = partsOf(locale, blocks, stored);
  return parts.map((part, index) =>
    part.kind === "action" ? (
      <Action key={part.block.id} locale={locale} {...part.block.values} />
    ) : (
      <Section key={part.id} {...{ locale, words, stored, part }} hasLine={hasLine(parts[index - 1])} />
    ),
  );
}

/** A line separates two sections; a single heading block belongs to the section after it. */
function hasLine(before: PagePart | undefined): boolean {
  return before?.kind === "section" && before.runs.length > 0;
}

interface SectionProps extends Omit<BlocksProps, "blocks"> {
  part: Extract<PagePart, { kind: "section" }>;
  hasLine: boolean;
}

/** On wide screens the heading is beside text, and above content of full width. */
function Section({ part: { id, title, runs }, hasLine, ...shown }: SectionProps) {
  const heading = `heading-${id}`;
  // A section element needs an accessible name.
  const Part = title === undefined ? "div" : "section";
  const isAbove = runs[0]?.isWide ?? true;
  const space = runs.length > 0 ? "pb-12 lg:pb-18 print:pb-6" : "";
  return (
    <Part {...(title === undefined ? {} : { "aria-labelledby": heading })} className="page-width">
      <div
        className={`grid gap-x-12 gap-y-8 pt-12 lg:grid-cols-[4fr_8fr] lg:pt-18 print:pt-6 ${space} ${hasLine ? "border-line border-t" : ""}`.trimEnd()}
      >
        {title !== undefined && (
          <h2 id={heading} className={`heading-2 ${isAbove ? "lg:col-span-full" : ""}`.trimEnd()}>
            {title}
          </h2>
        )}
        {runs.map(({ isWide, blocks }) => (
          <div
            key={blocks[0]?.id}
            className={isWide ? "lg:col-span-full" : "min-w-0 space-y-8 lg:col-start-2"}
          >
            {blocks.map((block) => (
              <AnyBlock
                key={block.id}
                {...shown}
                block={block}
                label={title === undefined ? undefined : heading}
              />
            ))}
          </div>
        ))}
      </div>
    </Part>
  );
}

interface AnyBlockProps extends Omit<BlocksProps, "blocks"> {
  block: AnyBlockView;
  label: string | undefined;
}

function AnyBlock({ block, label, locale, words, stored }: AnyBlockProps) {
  switch (block.kind) {
    case "text":
      return <RichText locale={locale} text={block.values.text} />;
    case "picture":
      return <PictureFigure {...block.values} />;
    case "pictures":
      return <Pictures rows={block.rows} />;
    case "facts":
      return <Facts rows={block.rows} label={label} />;
    case "downloads":
      return <Downloads rows={block.rows} {...{ locale, words, stored }} />;
    case "certificates":
      return <Certificates rows={block.rows} {...{ locale, words, stored }} />;
    case "film":
      return <Film {...block.values} {...{ locale, words }} />;
    case "quotation":
      return <Quotation {...block.values} />;
    case "steps":
      return <Steps rows={block.rows} />;
    case "questions":
      return <Questions rows={block.rows} locale={locale} />;
    case "people":
      return <People rows={block.rows} {...{ locale, words }} />;
    case "projects":
      return (
        <Projects projects={stored.projects[block.id] ?? []} filter={block.values} {...{ locale, words }} />
      );
    case "products":
      return <Products products={stored.products[block.id] ?? []} words={words} />;
    default:
      // Headings and actions are rendered as page parts.
      return null;
  }
}
