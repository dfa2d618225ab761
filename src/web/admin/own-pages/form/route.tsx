import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type Location, type Params, useParams, useSearchParams } from "react-router";
import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { fill } from "#content/fill.ts";
import { parseId } from "#domain/admin/paging.ts";
import type { EditablePage, PageKind } from "#domain/own-pages/own-page.ts";
import { MissingScreen } from "#web/admin/screen/MissingScreen.tsx";
import { LoadState } from "../../../ui/tools/LoadState.tsx";
import { failureText, isMissing } from "../../failure-text.ts";
import { pageTitle } from "../../page-title.ts";
import { useUnsavedValues } from "../../unsaved/unsaved-names.ts";
import { pageQuery, pagesQuery } from "../page-api.ts";
import { builtInForm, builtInQuery, type ListedBuiltIn, listedBuiltIn } from "../state/built-in.ts";
import { unsavedPagePrefix, unsavedPageSchema } from "../state/unsaved-page.ts";
import { PageEditor } from "./PageEditor.tsx";

export const meta = ({ params, location }: TitleSource) => pageTitle(titleFor(params.page, location.search));

const newPages: Readonly<Record<string, PageKind>> = { "new-page": "page", "new-news": "news" };

interface TitleSource {
  params: Params;
  location: Pick<Location, "search">;
}

/** Returns the title of the document, which is set before a stored page is loaded. */
function titleFor(page = "", search: string): string {
  const builtIn = page === builtInForm && listedBuiltIn(new URLSearchParams(search).get(builtInQuery));
  if (builtIn) return fill(pageFormWords.builtIn.title, { title: builtIn.name });
  const kind = newPages[page];
  return kind === undefined || kind === "builtIn" ? pageFormWords.editAny : pageFormWords.add[kind];
}

/** Adds or edits a page or news; with `built-in?on=/company/intro` the blocks of a built-in page. */
export default function PageFormPage() {
  const { page = "new-page" } = useParams();
  const [query] = useSearchParams();
  const asked = page === builtInForm ? listedBuiltIn(query.get(builtInQuery)) : undefined;
  // Storing a new page changes the URL but keeps the form.
  const [added, setAdded] = useState<{ name: string; id: number; builtIn: ListedBuiltIn | undefined }>();
  const isAdded = added !== undefined && String(added.id) === page;
  const builtIn = isAdded ? added.builtIn : asked;
  const name = isAdded ? added.name : page;
  const kind = newPages[name];
  const onAdded = ({ id }: EditablePage) => setAdded({ name, id, builtIn });
  return (
    <>
      {builtIn ? (
        <BuiltInPage key={builtIn.path} builtIn={builtIn} onAdded={onAdded} />
      ) : kind ? (
        <PageEditor key={name} kind={kind} onAdded={onAdded} />
      ) : (
        <NamedPage key={name} name={name} onAdded={onAdded} />
      )}
    </>
  );
}

/** Blocks of a built-in page: the stored ones when the form opens, else new ones. */
function BuiltInPage({
  builtIn,
  onAdded,
}: {
  builtIn: ListedBuiltIn;
  onAdded: (page: EditablePage) => void;
}) {
  const { data, isError, refetch } = useQuery(pagesQuery);
  // Keeps the form after the first save.
  const opened = useRef<{ id: number | undefined }>(undefined);
  if (data)
    opened.current ??= {
      id: data.find(({ kind, address }) => kind === "builtIn" && address === builtIn.path)?.id,
    };
  if (!opened.current)
    return <LoadState words={pageFormWords} hasFailed={isError} retry={() => void refetch()} />;
  const { id } = opened.current;
  return id === undefined ? (
    <PageEditor kind="builtIn" builtIn={builtIn} onAdded={onAdded} />
  ) : (
    <StoredPage id={id} onAdded={onAdded} />
  );
}

function NamedPage({ name, onAdded }: { name: string; onAdded: (page: EditablePage) => void }) {
  const id = parseId(name);
  return id === undefined ? (
    <MissingScreen from="pages" asked={name} />
  ) : (
    <StoredPage id={id} onAdded={onAdded} />
  );
}

function StoredPage({ id, onAdded }: { id: number; onAdded: (page: EditablePage) => void }) {
  const { data, error, isFetching, refetch } = useQuery(pageQuery(id));
  const unsaved = unsavedPageSchema.safeParse(useUnsavedValues().get(`${unsavedPagePrefix}${id}`)).data?.base;
  if (data) return <PageEditor kind={data.kind} page={data} onAdded={onAdded} />;
  if (isMissing(error) && unsaved)
    return <PageEditor kind={unsaved.kind} page={unsaved} isDeleted onAdded={onAdded} />;
  if (isMissing(error)) return <MissingScreen from="pages" asked={String(id)} />;
  const { loading, failed, retry } = pageFormWords;
  return (
    <LoadState
      words={{ loading, failed: failureText(error) ?? failed, retry }}
      hasFailed={error !== null && !isFetching}
      retry={() => void refetch()}
    />
  );
}
