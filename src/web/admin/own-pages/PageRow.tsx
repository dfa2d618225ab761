import { Link } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { pageListWords } from "#content/admin/own-pages/page-list.ts";
import { fill } from "#content/fill.ts";
import { menuSectionWords, newsKindWords, newsLanguageWords } from "#content/records/own-pages.ts";
import { defaultLocale, pathIn } from "#domain/locale.ts";
import { type ListedPage, languagesOfPage, pagePath } from "#domain/own-pages/own-page.ts";
import { ExternalLink, Pencil, Pin, Trash2 } from "../../ui/icons/admin-icons.ts";
import { addresses } from "../addresses.ts";
import { RowActions } from "../records/row/RowActions.tsx";
import { PageStateMark } from "./PageStateMark.tsx";
import { titleOf } from "./page-title.ts";

export function PageRow({ page, onRemove }: { page: ListedPage; onRemove: () => void }) {
  const words = pageListWords;
  const { id, kind, address, publicAddress, isPinned, languages } = page;
  const shownAddress = publicAddress ?? address;
  return (
    <tr className="align-top hover:bg-mist">
      <td className="px-4 py-3">
        <Link
          to={`${addresses.pages}/${id}`}
          className="wrap-anywhere font-semibold text-compact hover:text-action hover:underline"
        >
          {titleOf(page)}
        </Link>
        {isPinned && (
          <span className="ml-2 inline-flex items-center gap-1 text-muted text-small">
            <Pin className="size-3.5" />
            {words.pinned}
          </span>
        )}
        <p className="wrap-anywhere mt-0.5 text-muted text-small">
          {shownAddress === "" ? words.noAddress : pagePath(kind, shownAddress)}
          {kind === "news" && languages !== "all" && ` · ${newsLanguageWords()[languages]}`}
        </p>
        <div className="mt-1.5 text-small md:hidden">
          <p className="mb-1 text-muted">{positionText(page)}</p>
          <PageStateMark page={page} />
        </div>
      </td>
      <td className="px-3 py-3 max-md:hidden">{positionText(page)}</td>
      <td className="px-3 py-3 max-md:hidden">
        <PageStateMark page={page} />
      </td>
      <td className="py-1.5 pr-3 pl-1 max-sm:p-0">
        <Actions page={page} onRemove={onRemove} />
      </td>
    </tr>
  );
}

function positionText({ kind, menu, newsKind, day }: ListedPage): string {
  if (kind === "page") return menuSectionWords[menu ?? "none"];
  return [newsKindWords[newsKind], day].filter(Boolean).join(" · ");
}

function Actions({ page, onRemove }: { page: ListedPage; onRemove: () => void }) {
  const words = pageListWords;
  const { id, kind, publicAddress } = page;
  const named = (sentence: string) => fill(sentence, { title: titleOf(page) });
  const short = admin.rowActions;
  const [locale = defaultLocale] = languagesOfPage(page.kind, page);
  return (
    <RowActions
      name={titleOf(page)}
      actions={[
        {
          id: "edit",
          icon: Pencil,
          label: named(words.edit),
          title: short.edit,
          to: `${addresses.pages}/${id}`,
        },
        ...(publicAddress === null
          ? []
          : [
              {
                id: "view",
                icon: ExternalLink,
                label: named(words.view),
                title: short.view,
                href: pathIn(locale, pagePath(kind, publicAddress)),
              },
            ]),
        {
          id: "remove",
          icon: Trash2,
          label: named(words.remove),
          title: short.remove,
          look: "danger",
          onClick: onRemove,
        },
      ]}
    />
  );
}
