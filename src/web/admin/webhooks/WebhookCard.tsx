import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { fill } from "#content/fill.ts";
import { webhookWords as words } from "#content/webhooks/webhook-words.ts";
import { type Webhook, webhookCalls } from "#domain/webhooks/webhook.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { ConfirmDialog } from "../../ui/tools/ConfirmDialog.tsx";
import { useToast } from "../../ui/tools/toast.tsx";
import { callContract } from "../call-api.ts";
import { failureToast } from "../failure-text.ts";
import { Deliveries, resultText } from "./Deliveries.tsx";
import { webhooksQuery } from "./webhooks-api.ts";

interface WebhookCardProps {
  webhook: Webhook;
  onSecret: (secret: string) => void;
}

export function WebhookCard({ webhook, onSecret }: WebhookCardProps) {
  const id = useId();
  const [asking, setAsking] = useState<"secret" | "removal">();
  const { test, renewal, removal } = useChanges(webhook, { onSecret, onDone: () => setAsking(undefined) });
  const { name, host, deliveries } = webhook;
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-white p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="wrap-anywhere text-compact tracking-normal">
            {name}
          </h2>
          <p className="wrap-anywhere text-muted text-note">{host === "" ? words.unopened : host}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ToolButton
            isDisabled={test.isPending}
            onClick={() => test.mutate()}
            className={toolButton("plain")}
          >
            {test.isPending ? words.testing : words.test}
          </ToolButton>
          <button type="button" onClick={() => setAsking("secret")} className={toolButton("plain")}>
            {words.secret.renew}
          </button>
          <button type="button" onClick={() => setAsking("removal")} className={toolButton("warning")}>
            {words.remove}
          </button>
        </div>
      </div>
      <Deliveries deliveries={deliveries} />
      {asking === "secret" && (
        <ConfirmDialog
          words={{ title: words.secret.renew, confirm: words.secret.renewConfirm, cancel: words.cancel }}
          question={fill(words.secret.renewQuestion, { name })}
          isPending={renewal.isPending}
          onConfirm={() => renewal.mutate()}
          onCancel={() => setAsking(undefined)}
        />
      )}
      {asking === "removal" && (
        <ConfirmDialog
          words={words.deletion}
          question={fill(words.deletion.question, { name })}
          isPending={removal.isPending}
          onConfirm={() => removal.mutate()}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </section>
  );
}

interface ChangeOptions {
  onSecret: (secret: string) => void;
  onDone: () => void;
}

function useChanges({ id }: Webhook, { onSecret, onDone }: ChangeOptions) {
  const client = useQueryClient();
  const showToast = useToast();
  const refresh = () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  const test = useMutation({
    mutationFn: () => callContract(webhookCalls.test, { params: { id } }),
    async onSuccess({ deliveries: [latest] }) {
      const isTaken = latest?.state === "delivered";
      const description = latest && resultText(latest);
      showToast({
        title: isTaken ? words.tested : words.notTested,
        ...(description ? { description } : {}),
        destructive: !isTaken,
      });
      await refresh();
    },
    onError: (failure) => showToast(failureToast(words.notTested, failure)),
  });
  const renewal = useMutation({
    mutationFn: () => callContract(webhookCalls.renewSecret, { params: { id } }),
    onSuccess({ secret }) {
      onDone();
      onSecret(secret);
      showToast({ title: words.secret.renewed });
    },
    onError: (failure) => showToast(failureToast(words.secret.notRenewed, failure)),
  });
  const removal = useMutation({
    mutationFn: () => callContract(webhookCalls.remove, { params: { id } }),
    async onSuccess() {
      onDone();
      showToast({ title: words.deletion.success });
      await refresh();
    },
    onError: (failure) => showToast(failureToast(words.deletion.failure, failure)),
  });
  return { test, renewal, removal };
}
