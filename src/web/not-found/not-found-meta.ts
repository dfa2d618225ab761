import type { MetaDescriptor } from "react-router";
import type { Content } from "#content/editing/defaults.ts";
import type { Locale } from "#domain/locale.ts";

/** What is told of an address without a page. */
export function notFoundMeta(text: Content["shared"][Locale] | undefined): MetaDescriptor[] {
  return [{ title: text?.notFound.meta.title ?? "" }, { name: "robots", content: "noindex" }];
}
