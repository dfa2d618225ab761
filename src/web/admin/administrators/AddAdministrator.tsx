import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import { administratorWords as words } from "#content/admin/administrators.ts";
import { administratorCalls } from "#domain/admin/administrator-calls.ts";
import { ToolField } from "../../ui/fields/ToolField.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Alert } from "../../ui/tools/Alert.tsx";
import { CopyButton } from "../../ui/tools/CopyButton.tsx";
import { DialogForm } from "../../ui/tools/DialogForm.tsx";
import { ModalDialog } from "../../ui/tools/ModalDialog.tsx";
import { callContract } from "../call-api.ts";
import { sendingFailure, useSentForm } from "../records/use-sent-form.ts";
import { LeaveDialog, LeaveQuestion } from "../unsaved/LeaveQuestion.tsx";
import { useUnsavedFields } from "../unsaved/use-unsaved-fields.ts";
import { administratorsQuery } from "./administrators-api.ts";
import { RoleField } from "./RoleField.tsx";

type NewAdministrator = z.infer<typeof administratorCalls.add.body>;
type Added = z.infer<typeof administratorCalls.add.response>;

/** Asks for a name, then shows the generated password once. */
export function AddAdministrator({ onClose }: { onClose: () => void }) {
  const [added, setAdded] = useState<Added>();
  const [isAsking, setAsking] = useState(false);
  return (
    <ModalDialog
      title={added ? words.added.title : words.add.title}
      isKept={added !== undefined}
      onClose={added ? () => setAsking(true) : onClose}
    >
      {added ? (
        <>
          <FirstPassword {...added} onDone={onClose} />
          {isAsking && (
            <LeaveDialog words={words.added.leaving} onLeave={onClose} onStay={() => setAsking(false)} />
          )}
        </>
      ) : (
        <NameForm onAdded={setAdded} onCancel={onClose} />
      )}
    </ModalDialog>
  );
}

function NameForm({ onAdded, onCancel }: { onAdded: (added: Added) => void; onCancel: () => void }) {
  const client = useQueryClient();
  const form = useSentForm<NewAdministrator, NewAdministrator, Added>({
    schema: administratorCalls.add.body,
    initial: { role: "editor" },
    send: (body): Promise<Added> =>
      callContract(administratorCalls.add, { body, headers: { "Idempotency-Key": unsaved.key } }),
    onSent(added) {
      unsaved.forget();
      onAdded(added);
      void client.invalidateQueries({ queryKey: administratorsQuery.queryKey });
    },
  });
  const unsaved = useUnsavedFields(form.entries, "administrators:add", ["username"]);
  return (
    <DialogForm
      words={{ ...words.add, cancel: words.cancel }}
      isPending={form.isPending}
      onSubmit={form.submit}
      onCancel={onCancel}
    >
      <p className="text-note text-muted">{words.add.description}</p>
      <Alert text={sendingFailure(form.failure, words.failure)} />
      <ToolField
        {...form.field("username")}
        label={words.add.username}
        hint={words.add.usernameHint}
        required
        data-first
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <RoleField {...form.field("role")} />
      <ToolField
        {...form.field("currentPassword")}
        type="password"
        label={words.add.currentPassword}
        required
        autoComplete="current-password"
      />
    </DialogForm>
  );
}

function FirstPassword({ username, password, onDone }: Added & { onDone: () => void }) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => block.current?.focus(), []);
  return (
    <>
      <div ref={block} tabIndex={-1} className="grid gap-4 px-5 py-5 outline-none">
        <p className="text-compact leading-relaxed">{words.added.description}</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 rounded-button bg-mist p-4 text-compact">
          <dt className="text-muted">{words.added.username}</dt>
          <dd className="break-all font-semibold">{username}</dd>
          <dt className="text-muted">{words.added.password}</dt>
          <dd className="select-all break-all font-mono">{password}</dd>
        </dl>
      </div>
      <div className="flex justify-end gap-2 border-line border-t bg-mist px-5 py-3.5">
        <CopyButton text={password} words={words.added} />
        <button type="button" onClick={onDone} className={toolButton("primary")}>
          {words.added.done}
        </button>
      </div>
      <LeaveQuestion isUnsaved={() => true} words={words.added.leaving} />
    </>
  );
}
