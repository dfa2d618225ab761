import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod/mini";
import { fill } from "#content/fill.ts";
import { webhookWords as words } from "#content/webhooks/webhook-words.ts";
import { webhookCalls, webhookLimits } from "#domain/webhooks/webhook.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { ToolField } from "../../ui/fields/ToolField.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { ListPlaceholder } from "../../ui/lists/ListPlaceholder.tsx";
import { Alert } from "../../ui/tools/Alert.tsx";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { useToast } from "../../ui/tools/toast.tsx";
import { callContract } from "../call-api.ts";
import { InboxPage } from "../inquiries/InboxPage.tsx";
import { pageTitle } from "../page-title.ts";
import { sendingFailure, useSentForm } from "../records/use-sent-form.ts";
import { useUnsavedFields } from "../unsaved/use-unsaved-fields.ts";
import { SecretNotice } from "./SecretNotice.tsx";
import { WebhookCard } from "./WebhookCard.tsx";
import { webhooksQuery } from "./webhooks-api.ts";

export const meta = () => pageTitle(words.title);

export default function WebhooksPage() {
  const { data, isError, refetch } = useQuery(webhooksQuery);
  const [secret, setSecret] = useState<string>();
  return (
    <InboxPage words={words}>
      {secret !== undefined && <SecretNotice secret={secret} onClose={() => setSecret(undefined)} />}
      {data === undefined ? (
        <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />
      ) : (
        <div className="grid gap-4">
          {data.isOff && (
            <p className="rounded-button bg-notice-soft px-4 py-3 text-compact text-notice">{words.off}</p>
          )}
          {data.webhooks.map((webhook) => (
            <WebhookCard key={webhook.id} webhook={webhook} onSecret={setSecret} />
          ))}
          {data.webhooks.length < webhookLimits.count ? (
            <NewWebhook onSecret={setSecret} />
          ) : (
            <p className="text-muted text-note">{fill(words.full, { count: webhookLimits.count })}</p>
          )}
          {data.webhooks.length === 0 && <ListPlaceholder>{words.empty}</ListPlaceholder>}
        </div>
      )}
    </InboxPage>
  );
}

function NewWebhook({ onSecret }: { onSecret: (secret: string) => void }) {
  const client = useQueryClient();
  const showToast = useToast();
  const form = useSentForm({
    schema: webhookCalls.add.body,
    send: (body): Promise<z.infer<typeof webhookCalls.add.response>> =>
      callContract(webhookCalls.add, { body, headers: { "Idempotency-Key": unsaved.key } }),
    onSent({ secret }) {
      form.clear();
      unsaved.forget();
      onSecret(secret);
      showToast({ title: words.added });
      void client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
    },
  });
  // The address of a chat room is secret and is not kept.
  const unsaved = useUnsavedFields(form.entries, "webhook", ["name"]);
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit}
      aria-labelledby="new-webhook"
      className="rounded-card border border-line bg-white p-5"
    >
      <h2 id="new-webhook" className="mb-3 text-compact tracking-normal">
        {words.new}
      </h2>
      <Alert text={sendingFailure(form.failure, words.notAdded)} />
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <ToolField
          {...form.field("name")}
          label={words.name}
          placeholder={words.namePlaceholder}
          maxLength={webhookLimits.name}
          required
          autoComplete="off"
        />
        <ToolField
          {...form.field("address")}
          label={words.address}
          hint={words.addressHint}
          type="url"
          placeholder="https://"
          maxLength={webhookLimits.address}
          required
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <ToolButton type="submit" isDisabled={form.isPending} className={toolButton("primary", "mt-4")}>
        {form.isPending ? words.adding : words.add}
      </ToolButton>
    </form>
  );
}
