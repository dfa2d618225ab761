import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { fill } from "#content/fill.ts";
import { templateCalls } from "#domain/inquiries/inbox-calls.ts";
import { type NewTemplate, type ReplyTemplate, templateLimits } from "#domain/inquiries/work/history.ts";
import { toolButton, toolControl } from "../../../ui/fields/tool-class.ts";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { LoadState } from "../../../ui/tools/LoadState.tsx";
import { useTell } from "../../../ui/tools/toast.tsx";
import { addresses } from "../../addresses.ts";
import { ask } from "../../call-api.ts";
import { failureToast } from "../../failure-text.ts";
import { pageTitle } from "../../page-title.ts";
import { templatesQuery } from "../reply/reply-api.ts";

const words = inquiryWork.templates;

export const meta = () => pageTitle(words.title);

/** Texts of the company for answers to inquiries. */
export default function ReplyTemplatesPage() {
  const { data, isError, refetch } = useQuery(templatesQuery);
  return (
    <>
      <div className="mb-5">
        <Link to={addresses.inquiries} className={toolButton("quiet", "-ml-3 mb-1")}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {words.back}
        </Link>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 text-note text-muted">{words.lead}</p>
      </div>
      {data === undefined ? (
        <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />
      ) : (
        <div className="grid gap-4">
          {data.length === 0 && <p className="text-muted">{words.empty}</p>}
          {data.map((template) => (
            <TemplateForm key={template.id} template={template} />
          ))}
          <TemplateForm />
        </div>
      )}
    </>
  );
}

const nothing: NewTemplate = { name: "", body: { ko: "", en: "" } };

/** One template, or a new one. */
function TemplateForm({ template }: { template?: ReplyTemplate }) {
  const id = useId();
  const { entry, setEntry, isTouched, saving } = useTemplate(template);
  return (
    <form
      method="post"
      aria-label={template?.name ?? words.new}
      className="rounded-card border border-line bg-white p-5"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(entry);
      }}
    >
      <label htmlFor={`${id}-name`} className="mb-1 block font-semibold text-note">
        {words.name}
      </label>
      <input
        id={`${id}-name`}
        required
        maxLength={templateLimits.name}
        value={entry.name}
        onChange={({ target }) => setEntry({ ...entry, name: target.value })}
        className={toolControl}
      />
      <div className="mt-3 grid gap-3 md:grid-cols-2">
        {(["ko", "en"] as const).map((locale) => (
          <div key={locale}>
            <label htmlFor={`${id}-${locale}`} className="mb-1 block font-semibold text-note">
              {locale === "ko" ? words.bodyKo : words.bodyEn}
            </label>
            <textarea
              id={`${id}-${locale}`}
              lang={locale}
              rows={6}
              maxLength={templateLimits.body}
              value={entry.body[locale]}
              onChange={({ target }) =>
                setEntry({ ...entry, body: { ...entry.body, [locale]: target.value } })
              }
              className={toolControl}
            />
          </div>
        ))}
      </div>
      <div className="mt-3 flex gap-2">
        <button
          type="submit"
          disabled={saving.isPending || !isTouched}
          className={toolButton(template ? "plain" : "primary")}
        >
          {saving.isPending ? words.saving : template ? words.save : words.add}
        </button>
        {template && <RemoveTemplate template={template} />}
      </div>
    </form>
  );
}

/** What was typed stays in the form until it is stored; a version of somebody else is refused by the server. */
function useTemplate(template: ReplyTemplate | undefined) {
  const client = useQueryClient();
  const tell = useTell();
  const [basis, setBasis] = useState<ReplyTemplate | undefined>(template);
  const [entry, setEntry] = useState<NewTemplate>(template ?? nothing);
  const stored = basis ?? nothing;
  const saving = useMutation({
    mutationFn: ({ name, body }: NewTemplate) =>
      basis
        ? ask(templateCalls.change, {
            params: { id: basis.id },
            body: { name, body, updatedAt: basis.updatedAt },
          })
        : ask(templateCalls.add, { body: { name, body } }),
    async onSuccess(saved) {
      if (basis) setBasis(saved);
      else setEntry(nothing);
      tell({ title: words.saved });
      await client.invalidateQueries({ queryKey: templatesQuery.queryKey });
    },
    onError: (failure) => tell(failureToast(words.notSaved, failure)),
  });
  const isTouched =
    entry.name !== stored.name || entry.body.ko !== stored.body.ko || entry.body.en !== stored.body.en;
  return { entry, setEntry, isTouched, saving };
}

function RemoveTemplate({ template: { id, name } }: { template: ReplyTemplate }) {
  const client = useQueryClient();
  const tell = useTell();
  const [isAsking, setAsking] = useState(false);
  const deletion = useMutation({
    mutationFn: () => ask(templateCalls.remove, { params: { id } }),
    async onSuccess() {
      setAsking(false);
      tell({ title: words.deletion.success });
      await client.invalidateQueries({ queryKey: templatesQuery.queryKey });
    },
    onError: (failure) => tell(failureToast(words.deletion.failure, failure)),
  });
  return (
    <>
      <button
        type="button"
        aria-label={fill(words.removeOf, { name })}
        onClick={() => setAsking(true)}
        className={toolButton("warning")}
      >
        {words.remove}
      </button>
      {isAsking && (
        <ConfirmDialog
          words={words.deletion}
          question={fill(words.deletion.question, { name })}
          isPending={deletion.isPending}
          onConfirm={() => deletion.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
