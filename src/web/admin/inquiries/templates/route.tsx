import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { fill } from "#content/fill.ts";
import { templateCalls } from "#domain/inquiries/inbox-calls.ts";
import { type ReplyTemplate, templateLimits } from "#domain/inquiries/work/history.ts";
import { locales } from "#domain/locale.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton, toolControl } from "../../../ui/fields/tool-class.ts";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { LoadState } from "../../../ui/tools/LoadState.tsx";
import { useToast } from "../../../ui/tools/toast.tsx";
import { callContract } from "../../call-api.ts";
import { failureToast } from "../../failure-text.ts";
import { pageTitle } from "../../page-title.ts";
import { ConflictNotice } from "../../records/conflict/ConflictNotice.tsx";
import { keepFocus } from "../../records/restore-focus.ts";
import { useUnsavedNames } from "../../unsaved/unsaved-names.ts";
import { InboxPage } from "../InboxPage.tsx";
import { templatesQuery } from "../reply/reply-api.ts";
import { bodyLabel, idsOfDeleted, type TemplateEntry, templateConflict } from "./template-entry.ts";
import { useTemplate } from "./use-template.ts";

const words = inquiryWork.templates;

export const meta = () => pageTitle(words.title);

export default function ReplyTemplatesPage() {
  const { data, isError, refetch } = useQuery(templatesQuery);
  const unsaved = useUnsavedNames();
  return (
    <InboxPage words={words}>
      {data === undefined ? (
        <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />
      ) : (
        <div className="grid gap-4">
          {data.map((template) => (
            <TemplateForm key={template.id} id={template.id} template={template} />
          ))}
          {idsOfDeleted(data, unsaved).map((id) => (
            <TemplateForm key={id} id={id} />
          ))}
          <TemplateForm key="new" id="new" />
          {data.length === 0 && <p className="text-muted">{words.empty}</p>}
        </div>
      )}
    </InboxPage>
  );
}

interface TemplateFormProps {
  id: number | "new";
  /** Missing for a new template, and for one that was deleted meanwhile. */
  template?: ReplyTemplate;
}

/** Form of a stored or new template, kept in the browser until it is stored. */
function TemplateForm({ id, template }: TemplateFormProps) {
  const { draft, change, discard, resolveConflict, isTouched, saving } = useTemplate(id, template);
  const { entry } = draft;
  const conflict = isTouched && template && templateConflict(entry, template);
  return (
    <form
      method="post"
      aria-label={template?.name ?? words.new}
      className="rounded-card border border-line bg-white p-5"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(draft);
      }}
    >
      {conflict && (
        <div className="mb-4">
          <ConflictNotice
            key={template.updatedAt}
            heading="h2"
            storedAt={new Date(template.updatedAt).toISOString()}
            fields={conflict}
            description={words.conflict}
            onResolve={(choices) => resolveConflict(template, choices)}
          />
        </div>
      )}
      {!template && entry.basis && (
        <p role="alert" className="mb-3 text-note text-notice">
          {words.deletedMeanwhile}
        </p>
      )}
      <TemplateFields entry={entry} isFixed={saving.isPending} onChange={change} />
      <div className="mt-3 flex gap-2">
        <ToolButton
          type="submit"
          isDisabled={saving.isPending || !isTouched || conflict !== undefined}
          className={toolButton(template ? "plain" : "primary")}
        >
          {saving.isPending ? words.saving : template ? words.save : words.add}
        </ToolButton>
        {isTouched && (
          <ToolButton isDisabled={saving.isPending} onClick={discard} className={toolButton("quiet")}>
            {template ? words.revert : words.clear}
          </ToolButton>
        )}
        {template && <RemoveTemplate template={template} onRemoved={discard} />}
      </div>
    </form>
  );
}

interface TemplateFieldsProps {
  entry: TemplateEntry;
  isFixed: boolean;
  onChange: (entry: TemplateEntry) => void;
}

function TemplateFields({ entry, isFixed, onChange }: TemplateFieldsProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={`${id}-name`} className="mb-1 block font-semibold text-note">
        {words.name}
      </label>
      <input
        id={`${id}-name`}
        required
        maxLength={templateLimits.name}
        value={entry.name}
        readOnly={isFixed}
        onChange={({ target }) => onChange({ ...entry, name: target.value })}
        className={toolControl}
      />
      <div className="mt-3 grid gap-3 md:grid-cols-2">
        {locales.map((locale) => (
          <div key={locale}>
            <label htmlFor={`${id}-${locale}`} className="mb-1 block font-semibold text-note">
              {bodyLabel(locale)}
            </label>
            <textarea
              id={`${id}-${locale}`}
              lang={locale}
              rows={6}
              maxLength={templateLimits.body}
              value={entry.body[locale]}
              readOnly={isFixed}
              onChange={({ target }) =>
                onChange({ ...entry, body: { ...entry.body, [locale]: target.value } })
              }
              className={toolControl}
            />
          </div>
        ))}
      </div>
    </>
  );
}

interface RemoveTemplateProps {
  template: ReplyTemplate;
  onRemoved: () => void;
}

function RemoveTemplate({ template: { id, name }, onRemoved }: RemoveTemplateProps) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isAsking, setAsking] = useState(false);
  const deletion = useMutation({
    mutationFn: () => callContract(templateCalls.remove, { params: { id } }),
    async onSuccess() {
      setAsking(false);
      onRemoved();
      showToast({ title: words.deletion.success });
      await client.invalidateQueries({ queryKey: templatesQuery.queryKey });
      keepFocus(document.getElementById("content"));
    },
    onError: (failure) => showToast(failureToast(words.deletion.failure, failure)),
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
