import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { authenticationCalls } from "#domain/admin/authentication-calls.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { LogOut } from "../../ui/icons/admin-icons.ts";
import { ConfirmDialog } from "../../ui/tools/ConfirmDialog.tsx";
import { useToast } from "../../ui/tools/toast.tsx";
import { addresses } from "../addresses.ts";
import { callContract } from "../call-api.ts";
import { failureToast } from "../failure-text.ts";
import { isOtherAccount } from "../query-client.ts";
import { sessionQuery } from "../session.ts";
import { discardForms, isAnythingUnsaved } from "../unsaved/open-forms.ts";
import { countUnsaved, discardUnsaved } from "../unsaved/unsaved-entries.ts";
import { useUsername } from "../unsaved/use-unsaved-entries.ts";

/** Logs out and opens the login page; asks first if unsaved entries would be lost. */
export function LogoutButton() {
  const { button, pending, success, failure, unsaved } = admin.logout;
  const username = useUsername();
  // A chosen file is only in memory.
  const isUnsaved = () => countUnsaved(username) > 0 || isAnythingUnsaved();
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const logout = useMutation({
    mutationFn: () => callContract(authenticationCalls.logOut),
    async onSuccess() {
      showToast(success);
      await navigate(addresses.login, { replace: true });
      // No confidential data may stay in memory or in the tab.
      discardUnsaved(username);
      discardForms();
      client.clear();
      client.setQueryData(sessionQuery.queryKey, false);
    },
    onError: (cause) =>
      showToast(
        isOtherAccount(cause) ? failureToast(failure.title, cause) : { ...failure, destructive: true },
      ),
  });
  return (
    <>
      <ToolButton
        isDisabled={logout.isPending}
        onClick={() => (isUnsaved() ? setAsking(true) : logout.mutate())}
        className="flex min-h-9 items-center gap-1.5 rounded-button px-2.5 text-note text-slate hover:bg-mist hover:text-ink disabled:opacity-70"
      >
        <LogOut className="size-4" />
        <span className="max-[26rem]:sr-only">{logout.isPending ? pending : button}</span>
      </ToolButton>
      {isAsking && (
        <ConfirmDialog
          words={unsaved}
          question={unsaved.question}
          onConfirm={() => {
            setAsking(false);
            logout.mutate();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
