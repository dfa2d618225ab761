import { fill } from "#content/fill.ts";
import type { ProductView } from "#content/lookup/product-view.ts";
import type { series } from "#content/pages/series.ts";
import { productPath } from "#content/paths.ts";
import { selectionEntries, selectionQuery } from "#documents/selection/selection-texts.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { modelSlug } from "#domain/products/model-slug.ts";
import { optionNames, optionsName } from "#domain/products/options/options-parameter.ts";
import { buttonClass } from "../ui/button-class.ts";
import { DisclosureArrow } from "../ui/DisclosureArrow.tsx";
import { Download, FileArchive } from "../ui/icons/visitor-icons.ts";
import { SectionHead } from "../ui/SectionHead.tsx";
import { fittingOf } from "./duty/fitting.ts";
import { needTexts } from "./duty/need.ts";
import { type About, selectionTextsOf, submittalFor } from "./inquiry-about.ts";
import { OptionBoxes } from "./options/OptionBoxes.tsx";
import { productFileAddress, tenderFiles } from "./product-files.ts";

type TenderWords = (typeof series)[Locale]["tender"];

interface TenderVersion {
  language: Locale;
  words: TenderWords;
  text: string;
}

interface TenderProps {
  locale: Locale;
  text: (typeof series)[Locale];
  versions: readonly TenderVersion[];
  product: ProductView;
  /** Need and result of the finder, which fill the blanks. */
  about: About;
}

/** The text for a specification in each language, the page's own first and open; a click selects all of it, without script. */
export function Tender(props: TenderProps) {
  const { locale, text, versions, product, about } = props;
  const isOwn = ({ language }: TenderVersion) => language === locale;
  const ownFirst = versions.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  return (
    <section className="border-line border-t py-12 lg:py-16 print:hidden">
      <div className="page-width">
        <SectionHead id="tender" title={text.tender.title} description={text.tender.description} />
        {product.options.length > 0 && <OptionForm {...props} />}
        {ownFirst.map((version) => (
          <details
            key={version.language}
            open={version.language === locale}
            className="group border-line border-t last:border-b"
          >
            <summary
              lang={version.language}
              className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 font-semibold hover:text-action"
            >
              {version.words.language}
              <DisclosureArrow />
            </summary>
            <div
              lang={version.language}
              className="grid gap-x-10 gap-y-5 pb-6 lg:grid-cols-[minmax(0,1fr)_19rem]"
            >
              <pre
                // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard cannot scroll it otherwise
                tabIndex={0}
                className="drawn-in-view h-128 select-all overflow-y-auto whitespace-pre-wrap rounded-card bg-mist p-5 font-sans text-compact leading-relaxed"
              >
                {version.text}
              </pre>
              <Files version={version} product={product} about={about} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

/** Form for the options of the text; the rest of the selection is in hidden inputs. */
function OptionForm({ product, about: { need = { kind: "none" } }, text }: TenderProps) {
  const { [optionsName]: options, ...others } = needTexts(need);
  return (
    <form
      method="get"
      action={`${product.href}#tender`}
      aria-label={text.options.chooseTitle}
      className="mb-6 grid items-end gap-4 rounded-card bg-mist p-5 sm:grid-cols-2 lg:grid-cols-4"
    >
      <OptionBoxes
        id="tender-option"
        text={text.options}
        subjects={product.options}
        chosen={optionNames(options)}
      />
      {selectionEntries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={buttonClass("secondary")}>
        {text.options.submit}
      </button>
    </form>
  );
}

/** The text of all models as files, and of each model as a document. */
function Files({
  version: { language, words },
  product,
  about,
}: Pick<TenderProps, "product" | "about"> & { version: TenderVersion }) {
  const address = (file: string) => productFileAddress(pathIn(language, productPath(product)), file);
  const { need } = about;
  const query = (of: About) => (need ? selectionQuery(selectionTextsOf(product, of)) : "");
  const asked = (model: Model) => {
    const fitting = need && fittingOf(model, product, need);
    return query({ model, towers: fitting?.towerCount, lowNoiseOption: fitting?.option?.kind, need });
  };
  const models = product.models.filter((model) => modelSlug(model) !== "");
  return (
    <div>
      <p className="flex flex-wrap gap-x-6 lg:flex-col">
        <FileOf href={address(tenderFiles.word) + query(about)}>{words.word}</FileOf>
        <FileOf href={address(tenderFiles.text) + query(about)}>{words.download}</FileOf>
        <a
          href={submittalFor(language, product, about)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-action text-compact hover:underline"
        >
          <FileArchive className="size-4 shrink-0" />
          {words.submittal}
        </a>
      </p>
      {models.length > 0 && (
        <>
          <p className="mt-4 text-compact text-muted">{words.wordOfModels}</p>
          <ul className="figures mt-1 flex flex-wrap gap-x-5 text-compact">
            {models.map((model) => (
              <li key={model.name}>
                <a
                  href={address(`${modelSlug(model)}.docx`) + asked(model)}
                  download
                  aria-label={fill(words.wordOfModel, { model: model.name })}
                  className="inline-flex min-h-11 items-center font-semibold text-action hover:underline"
                >
                  {model.name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function FileOf({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      download
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-action text-compact hover:underline"
    >
      <Download className="size-4 shrink-0" />
      {children}
    </a>
  );
}
