import { queryOptions } from "@tanstack/react-query";
import { webhookCalls } from "#domain/webhooks/webhook.ts";
import { callContract } from "../call-api.ts";

export const webhooksQuery = queryOptions({
  queryKey: ["webhooks"],
  queryFn: () => callContract(webhookCalls.list),
  refetchOnMount: "always",
  // Calls are made every few seconds.
  refetchInterval: ({ state: { data } }) =>
    !data?.isOff &&
    data?.webhooks.some(({ deliveries }) =>
      deliveries.some(({ state, attempts }) => state === "waiting" && attempts === 0),
    )
      ? 5_000
      : false,
});
