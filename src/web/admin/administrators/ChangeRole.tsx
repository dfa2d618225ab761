import { useQueryClient } from "@tanstack/react-query";
import { administratorWords } from "#content/admin/administrators.ts";
import { fill } from "#content/fill.ts";
import { administratorCalls, type ListedAdministrator } from "#domain/admin/administrator-calls.ts";
import type { Role } from "#domain/admin/roles.ts";
import { ToolField } from "../../ui/fields/ToolField.tsx";
import { Alert } from "../../ui/tools/Alert.tsx";
import { DialogForm } from "../../ui/tools/DialogForm.tsx";
import { ModalDialog } from "../../ui/tools/ModalDialog.tsx";
import { useToast } from "../../ui/tools/toast.tsx";
import { accountKey } from "../account/account-api.ts";
import { callContract } from "../call-api.ts";
import { sendingFailure, useSentForm } from "../records/use-sent-form.ts";
import { administratorsQuery } from "./administrators-api.ts";
import { RemainingWork } from "./RemainingWork.tsx";
import { RoleField } from "./RoleField.tsx";

interface ChangeRoleProps {
  administrator: ListedAdministrator;
  onClose: () => void;
}

interface Entry {
  role: Role;
  currentPassword: string;
}

export function ChangeRole({ administrator, onClose }: ChangeRoleProps) {
  const { id, username, role } = administrator;
  const words = administratorWords.roles;
  const client = useQueryClient();
  const showToast = useToast();
  const form = useSentForm<Entry, Entry, unknown>({
    schema: administratorCalls.changeRole.body,
    initial: { role, currentPassword: "" },
    send: async (body) => {
      await callContract(administratorCalls.changeRole, { params: { id }, body });
      return body.role;
    },
    onSent(changed) {
      onClose();
      showToast({ title: fill(words.done, { username, role: words.names[changed as Role] }) });
      void client.invalidateQueries({ queryKey: administratorsQuery.queryKey });
      // The menu depends on the own role.
      void client.invalidateQueries({ queryKey: accountKey });
    },
  });
  return (
    <ModalDialog title={fill(words.title, { username })} onClose={onClose}>
      <DialogForm
        words={{ ...words, cancel: administratorWords.cancel }}
        isPending={form.isPending}
        onSubmit={form.submit}
        onCancel={onClose}
      >
        <Alert text={sendingFailure(form.failure, administratorWords.failure)} />
        <RoleField {...form.field("role")} />
        <RemainingWork administrator={administrator} role={form.entries.watch("role")} />
        <ToolField
          {...form.field("currentPassword")}
          type="password"
          label={administratorWords.add.currentPassword}
          required
          autoComplete="current-password"
        />
      </DialogForm>
    </ModalDialog>
  );
}
