import { Link } from "react-router";
import { listedPages } from "#content/admin/own-pages/listed-pages.ts";
import { pageListWords } from "#content/admin/own-pages/page-list.ts";
import { fill } from "#content/fill.ts";
import type { ListedPage } from "#domain/own-pages/own-page.ts";
import { iconButton } from "../../ui/fields/tool-class.ts";
import { ExternalLink, Pencil } from "../../ui/icons/admin-icons.ts";
import { PageStateMark } from "./PageStateMark.tsx";
import { builtInAddress, type ListedBuiltIn } from "./state/built-in.ts";

export function BuiltInPages({ pages }: { pages: readonly ListedPage[] }) {
  return (
    <ul className="divide-y divide-line text-note">
      {listedPages.map((page) => (
        <Row key={page.path} page={page} blocks={pages.find(({ address }) => address === page.path)} />
      ))}
    </ul>
  );
}

function Row({ page: { path, name }, blocks }: { page: ListedBuiltIn; blocks: ListedPage | undefined }) {
  const words = pageListWords;
  const named = (sentence: string) => fill(sentence, { title: name });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 pr-3 pl-4 hover:bg-mist">
      <span className="min-w-0 grow basis-48">
        <Link
          to={builtInAddress(path)}
          className="font-semibold text-compact hover:text-action hover:underline"
        >
          {name}
        </Link>
        <span className="wrap-anywhere block text-muted text-small">{path}</span>
      </span>
      <span className="sm:w-56">
        {blocks ? (
          <PageStateMark page={blocks} />
        ) : (
          <span className="text-muted text-small">{words.builtIn.none}</span>
        )}
      </span>
      <span className="ml-auto flex">
        <Link
          to={builtInAddress(path)}
          aria-label={named(words.edit)}
          title={named(words.edit)}
          className={iconButton("plain")}
        >
          <Pencil className="size-4.5" />
        </Link>
        <a
          href={path}
          target="_blank"
          rel="noopener"
          aria-label={named(words.view)}
          title={named(words.view)}
          className={iconButton("plain")}
        >
          <ExternalLink className="size-4.5" />
        </a>
      </span>
    </li>
  );
}
