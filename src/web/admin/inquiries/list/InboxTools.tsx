import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { mailWords } from "#content/admin/mail.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { fill } from "#content/fill.ts";
import { webhookWords } from "#content/webhooks/webhook-words.ts";
import type { InboxPage } from "#domain/inquiries/inbox.ts";
import { offerFile } from "../../../offer-file.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { BellRing, ChartColumn, Mail, RefreshCw, Webhook } from "../../../ui/icons/admin-icons.ts";
import { Download } from "../../../ui/icons/visitor-icons.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { useMayUse } from "../../account/role.ts";
import { addresses } from "../../addresses.ts";
import { failureToast } from "../../failure-text.ts";
import { isSessionEnded } from "../../query-client.ts";
import { sessionQuery } from "../../session.ts";
import { fetchExport, inquiriesKey, isSearch } from "../state/inquiry-api.ts";

interface InboxToolsProps {
  search: string;
  page: InboxPage | undefined;
  isFetching: boolean;
}

export function InboxTools({ search, page, isFetching }: InboxToolsProps) {
  const words = admin.inquiries;
  const client = useQueryClient();
  const mayManageSite = useMayUse("siteManagement");
  const download = useExport(search);
  return (
    <div className="flex flex-wrap gap-2">
      <ToolButton
        isDisabled={isFetching}
        onClick={() => void client.invalidateQueries({ queryKey: inquiriesKey })}
        className={toolButton("plain")}
      >
        <RefreshCw className="size-4" />
        {words.refresh}
      </ToolButton>
      <AllowNotifications />
      <Link to={addresses.inquiryFigures} className={toolButton("plain")}>
        <ChartColumn className="size-4" />
        {inquiryWork.figures.title}
      </Link>
      {mayManageSite && (
        <>
          <Link to={addresses.webhooks} className={toolButton("plain")}>
            <Webhook className="size-4" />
            {webhookWords.title}
          </Link>
          <Link to={addresses.mail} className={toolButton("plain")}>
            <Mail className="size-4" />
            {mailWords.title}
          </Link>
        </>
      )}
      {page && (
        <ToolButton
          isDisabled={download.isPending}
          onClick={() => download.mutate()}
          className={toolButton("plain")}
        >
          <Download className="size-4" />
          {download.isPending ? words.export.pending : exportLabel(search, page)}
        </ToolButton>
      )}
    </div>
  );
}

/** Requests the permission for notifications; browsers require a click. */
function AllowNotifications() {
  const words = inquiryWork.notification;
  const showToast = useToast();
  const [permission, setPermission] = useState(() =>
    typeof Notification === "undefined" ? "denied" : Notification.permission,
  );
  if (permission !== "default") return null;
  return (
    <button
      type="button"
      onClick={() =>
        void Notification.requestPermission().then((choice) => {
          setPermission(choice);
          if (choice !== "default") showToast({ title: choice === "granted" ? words.allowed : words.denied });
        })
      }
      className={toolButton("plain")}
    >
      <BellRing className="size-4" />
      {words.allow}
    </button>
  );
}

/** By script instead of a link, so that an error is shown and not saved as a file. */
function useExport(search: string) {
  const words = admin.inquiries.export;
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: () => fetchExport(search),
    onSuccess({ name, file }) {
      offerFile(name, file);
      showToast({ title: words.done, description: name });
    },
    onError(failure) {
      if (!isSessionEnded(failure)) return showToast(failureToast(words.failed, failure));
      showToast({ title: words.failed, description: words.signedOut, destructive: true });
      client.setQueryData(sessionQuery.queryKey, false);
    },
  });
}

function exportLabel(search: string, { total, counts }: InboxPage): string {
  const { all, found } = admin.inquiries.export;
  if (isSearch({ search })) return fill(found, { count: wholeNumber(total) });
  const everything = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return fill(all, { count: wholeNumber(everything) });
}
