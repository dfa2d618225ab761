import { Fragment } from "react";
import { unmarked } from "#content/editing/marks.ts";
import { fill } from "#content/fill.ts";
import { brandedTitle, type ProductView, type ShownDocument } from "#content/lookup/product-view.ts";
import type { catalog } from "#content/pages/catalog.ts";
import { waterCatalogPath } from "#content/paths.ts";
import type { shared } from "#content/shared.ts";
import type { DocumentFacts } from "#domain/files/document-facts.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { type WaterSystem, waterSystems } from "#domain/products/generated-catalogs.ts";
import { factTexts } from "../downloads/facts-line.ts";
import type { PictureFiles } from "../pictures/picture-files.ts";
import { filesOf, focusClass } from "../pictures/picture-view.ts";
import { productPicture } from "../pictures/product-picture.ts";
import { ResponsivePicture } from "../pictures/ResponsivePicture.tsx";
import { inquiryAbout } from "../series/inquiry-about.ts";
import { buttonClass } from "../ui/button-class.ts";
import { Chips } from "../ui/Chips.tsx";
import { FileLink } from "../ui/FileLink.tsx";
import { Download, Eye } from "../ui/icons/visitor-icons.ts";

type CatalogWords = (typeof catalog)[Locale];

/** Content of a catalogue's card. */
export interface CatalogItem {
  id: string;
  title: string;
  /** Link to the product's page, where there is one. */
  href?: string;
  description: string;
  tags: readonly string[];
  /** Address of the file; without one it is requested by an inquiry. */
  downloadUrl: string;
  /** The file is drawn from the record of this product, or from the words of this system. */
  drawnOf?: number | WaterSystem;
  /** Facts of the file. */
  facts?: DocumentFacts | undefined;
  /** The inquiry form, with what it is about. */
  inquiry: string;
  picture: PictureFiles | undefined;
  /** Classes that keep the focus of the picture in sight. */
  focus?: string;
  alt: string;
}

/** A card for each document of a product, also where several are one catalogue. */
export function cardsOf(
  locale: Locale,
  product: ProductView,
  documents: readonly ShownDocument[],
): CatalogItem[] {
  const { brand, href, slug, alt } = product;
  return documents.map(({ title, description, tags, file, imageUrl, isDrawn, ...elsewhere }, index) => ({
    id: `${slug}-${index}`,
    title: brandedTitle({ brand, title }),
    href,
    description,
    tags,
    downloadUrl: file ?? elsewhere.href ?? "",
    inquiry: inquiryAbout(locale, product),
    picture: imageUrl === null ? undefined : productPicture(imageUrl),
    alt,
    ...(isDrawn && { drawnOf: product.id }),
  }));
}

/** The card of what is no series of towers; a file of one's own goes before the drawn one. */
export function cardOf(locale: Locale, { picture, ...item }: CatalogWords["items"][number]): CatalogItem {
  const system = waterSystems.find((id) => id === item.id);
  const isDrawn = system !== undefined && unmarked(item.downloadUrl).text === "";
  return {
    ...item,
    // In the editor the mark of its place follows the address.
    ...(isDrawn && {
      downloadUrl: pathIn(locale, waterCatalogPath(system)) + item.downloadUrl,
      drawnOf: system,
    }),
    inquiry: inquiryAbout(locale, { slug: item.id }),
    picture: filesOf(picture),
    focus: focusClass(picture),
  };
}

interface CatalogCardProps {
  locale: Locale;
  text: CatalogWords;
  buttons: (typeof shared)[Locale]["buttons"];
  item: CatalogItem;
  /** Origin of the site: on paper the address of the PDF is written out. */
  siteUrl: string;
  /** The card may stand on the first screen. */
  isAbove: boolean;
}

/** A catalogue: what it covers, and its PDF to take away or to look into. */
export function CatalogCard({ locale, text, buttons, item, siteUrl, isAbove }: CatalogCardProps) {
  const { title, downloadUrl } = item;
  return (
    <li className="flex break-inside-avoid flex-col overflow-hidden rounded-card bg-white ring-1 ring-line ring-inset">
      <CardPicture
        files={item.picture}
        focus={item.focus}
        alt={item.alt}
        missing={text.imageComingSoon}
        load={isAbove ? "atOnce" : "near"}
      />
      <div className="flex grow flex-col p-6 md:max-lg:p-5 print:p-3">
        <h2 className="text-title-m print:text-base">
          {item.href === undefined ? (
            title
          ) : (
            <a href={item.href} className="hover:text-action hover:underline">
              {title}
            </a>
          )}
        </h2>
        <p className="mt-2 mb-4 text-base text-muted leading-relaxed print:text-sm">{item.description}</p>
        <Chips label={`${title} ${text.tagsLabel}`} words={item.tags} />
        {item.facts && (
          <p className="mt-auto pt-4 text-muted text-small">
            {factTexts(locale, text.file, item.facts).map((fact, index) => (
              <Fragment key={fact}>
                {index > 0 && ", "}
                <span className="whitespace-nowrap">{fact}</span>
              </Fragment>
            ))}
          </p>
        )}
        <p className={`${item.facts ? "pt-4" : "mt-auto pt-6"} flex gap-2 print:hidden`}>
          <Ways {...{ text, buttons, item }} />
        </p>
        {isFile(downloadUrl) && (
          <p className="mt-2 hidden text-micro text-muted print:block">{siteUrl + downloadUrl}</p>
        )}
      </div>
    </li>
  );
}

/** Returns true for the address of a file of this site. */
function isFile(address: string): boolean {
  return address.startsWith("/");
}

/** Access to the catalogue: the file, the maker's site, or the inquiry. */
function Ways({ text, buttons, item }: Pick<CatalogCardProps, "text" | "buttons" | "item">) {
  const { title, downloadUrl, inquiry } = item;
  if (isFile(downloadUrl)) return <FileButtons text={text} title={title} file={downloadUrl} />;
  if (URL.canParse(downloadUrl)) return <FileLink href={downloadUrl} label={title} words={buttons} />;
  return (
    // In the editor the mark of its place is all that stands in the place of the address.
    <a href={inquiry + downloadUrl} className={wideButton}>
      {fill(buttons.askForCatalog, { title })}
    </a>
  );
}

const wideButton = buttonClass("secondary", "grow px-3! text-action!");

function FileButtons({ text, title, file }: { text: CatalogWords; title: string; file: string }) {
  return (
    <>
      <a
        href={file}
        target="_blank"
        rel="noopener"
        aria-label={fill(text.downloadLabel, { title })}
        className={wideButton}
      >
        <Download className="size-4.5" />
        {text.download}
      </a>
      <a
        href={`${file}#view=FitH`}
        target="_blank"
        rel="noopener"
        aria-label={fill(text.previewLabel, { title })}
        title={text.preview}
        className={buttonClass("secondary", "w-13 px-0!")}
      >
        <Eye className="size-5" />
      </a>
    </>
  );
}

interface CardPictureProps {
  files: PictureFiles | undefined;
  focus: string | undefined;
  alt: string;
  /** Stands in the place of a picture that does not exist yet or cannot be loaded. */
  missing: string;
  load: "atOnce" | "near";
}

function CardPicture({ files, focus = "", alt, missing, load }: CardPictureProps) {
  return (
    <div className="relative grid aspect-4/3 place-items-center bg-blank print:aspect-2/1">
      {files === undefined ? (
        <p className="text-muted">{missing}</p>
      ) : (
        <ResponsivePicture
          files={files}
          alt={alt}
          load={load}
          missing={missing}
          sizes="(min-width: 1280px) 384px, (min-width: 768px) 31vw, (min-width: 640px) 47vw, calc(100vw - 40px)"
          className={`absolute inset-0 size-full object-cover print:object-contain ${focus}`.trimEnd()}
        />
      )}
    </div>
  );
}
