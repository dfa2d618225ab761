import * as z from "zod/mini";
import { defaultLocale, type Locale, locales, pathIn } from "../locale.ts";
import { describedPictureSchema, noWords, wordsSchema } from "./block-fields.ts";
import { blockSchema, maxBlocks } from "./blocks.ts";
import { addressProblem, maxAddressLength } from "./page-address.ts";

/**
 * "page": a page of the company's own. "builtIn": the company's blocks below a built-in page, which has at most one such record; its
 * address is the Korean path of that page.
 */
export const pageKinds = ["page", "news", "builtIn"] as const;
export type PageKind = (typeof pageKinds)[number];

/** Places from which a page may be reached. */
export const menuSections = ["company", "products", "resources", "footer"] as const;
export type MenuSection = (typeof menuSections)[number];

/** 공지, 소식, 전시회, 수주. */
export const newsKinds = ["notice", "news", "exhibition", "order"] as const;
export type NewsKind = (typeof newsKinds)[number];

/** Languages of a news item; other pages have all languages. */
export const newsLanguages = ["all", ...locales] as const;
export type NewsLanguages = (typeof newsLanguages)[number];

/** A page as an administrator enters it; it may be unfinished. */
export const ownPageContentSchema = z.object({
  title: wordsSchema({ shape: "line", maxLength: 120 }),
  /** One or two sentences below the title, which search engines and lists show too. */
  lead: wordsSchema({ shape: "line", maxLength: 300 }),
  address: z.string().check(z.trim(), z.maxLength(maxAddressLength)),
  picture: z.nullable(describedPictureSchema),
  blocks: z.array(blockSchema).check(
    z.maxLength(maxBlocks),
    z.refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length),
  ),
  /** Null where no menu leads to it. News has none. */
  menu: z.nullable(z.enum(menuSections)),
  newsKind: z._default(z.enum(newsKinds), "news"),
  /** Day of the news; null in a page. */
  day: z.nullable(z.iso.date()),
  /** Stands before newer news. */
  isPinned: z._default(z.boolean(), false),
  languages: z._default(z.enum(newsLanguages), "all"),
});
export type OwnPageContent = z.infer<typeof ownPageContentSchema>;

/** Public state: not published, published as it is, or published before its last change. */
export const pageStates = ["draft", "public", "changed"] as const;
export type PageState = (typeof pageStates)[number];

const editedShape = {
  id: z.int(),
  kind: z.enum(pageKinds),
  state: z.enum(pageStates),
  /** Address that visitors use; null while they have none. */
  publicAddress: z.nullable(z.string()),
  /** When it will be published, ISO 8601, UTC; null when that is not planned. */
  publishAt: z.nullable(z.string()),
  /**
   * When it could not be published as planned, which is not tried again. By default null: pages that a browser keeps unsaved since an
   * earlier version lack it.
   */
  publishFailedAt: z._default(z.nullable(z.string()), null),
  /** Last publication, of a page that was unpublished as well; null if there was none. */
  publishedAt: z.nullable(z.string()),
  /** Names the version, ISO 8601, UTC. */
  updatedAt: z.string(),
  updatedBy: z.nullable(z.string()),
};

/** A page as its editor has it. */
export const editablePageSchema = z.object({
  ...editedShape,
  /** Languages in which visitors have news; absent while they have none. */
  publicLanguages: z.optional(z.enum(newsLanguages)),
  draft: ownPageContentSchema,
});
export type EditablePage = z.infer<typeof editablePageSchema>;

/** The part of a draft that the list of pages shows. */
export const listedDraftSchema = z.pick(ownPageContentSchema, {
  title: true,
  address: true,
  menu: true,
  newsKind: true,
  day: true,
  isPinned: true,
  languages: true,
});

/** A line of the list of pages. */
export const listedPageSchema = z.object({ ...editedShape, ...listedDraftSchema.shape });
export type ListedPage = z.infer<typeof listedPageSchema>;

/** Path of a page, in the default language. */
export function pagePath(kind: PageKind, address: string): `/${string}` {
  if (kind === "builtIn") return `/${address.slice(1)}`;
  return kind === "news" ? `${newsPath}/${address}` : `/${address}`;
}

export const newsPath = "/news" as const;

/** Kind and address of a page made by the company. */
export interface OwnPageAddress {
  kind: PageKind;
  address: string;
}

/**
 * Parses the path of a page or news item made by the company, in any language. The database decides whether it exists.
 * @example parseOwnPagePath("/en/certificates") // { kind: "page", address: "certificates" }
 * @example parseOwnPagePath("/news/holiday") // { kind: "news", address: "holiday" }
 */
export function parseOwnPagePath(pathname: string): OwnPageAddress | undefined {
  const path = pathIn(defaultLocale, pathname);
  const kind = path.startsWith(`${newsPath}/`) ? "news" : "page";
  const address = path.slice(kind === "news" ? newsPath.length + 1 : 1);
  return addressProblem(address) === undefined ? { kind, address } : undefined;
}

/** Languages of news; see `languagesOfPage` for other kinds. */
export function languagesOf({ languages }: Pick<OwnPageContent, "languages">): readonly Locale[] {
  return languages === "all" ? locales : [languages];
}

/** Languages of a page of any kind. Only news may lack some. */
export function languagesOfPage(kind: PageKind, page: Pick<OwnPageContent, "languages">): readonly Locale[] {
  return kind === "news" ? languagesOf(page) : locales;
}

/** A page without content, as it is before its first entry. @param day the day of news */
export function emptyPage(kind: PageKind, day: string): OwnPageContent {
  return {
    title: noWords(),
    lead: noWords(),
    address: "",
    picture: null,
    blocks: [],
    menu: null,
    newsKind: "news",
    day: kind === "news" ? day : null,
    isPinned: false,
    languages: "all",
  };
}
