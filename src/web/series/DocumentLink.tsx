import { fill } from "#content/fill.ts";
import type { ProductView } from "#content/lookup/product-view.ts";
import type { shared } from "#content/shared.ts";
import type { Locale } from "#domain/locale.ts";
import { FileLink } from "../ui/FileLink.tsx";
import { inquiryAbout } from "./inquiry-about.ts";

interface DocumentLinkProps {
  locale: Locale;
  product: Pick<ProductView, "slug">;
  document: ProductView["documents"][number];
  /** Name of a document, with the placeholder `{title}`. */
  label: string;
  words: (typeof shared)[Locale]["buttons"];
}

/** Link to a document of a product; without a file, a link to ask for it. */
export function DocumentLink({
  locale,
  product,
  document: { title, href },
  label,
  words,
}: DocumentLinkProps) {
  if (href !== null) return <FileLink href={href} label={fill(label, { title })} words={words} />;
  return (
    <a
      href={inquiryAbout(locale, product)}
      className="group inline-flex py-1.5 font-semibold text-compact text-action"
    >
      <span className="underline-offset-4 group-hover:underline">{fill(words.askForCatalog, { title })}</span>
    </a>
  );
}
