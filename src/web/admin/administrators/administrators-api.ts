import { queryOptions } from "@tanstack/react-query";
import { administratorCalls } from "#domain/admin/administrator-calls.ts";
import { callContract } from "../call-api.ts";

export function accountWorkQuery(id: number) {
  return queryOptions({
    queryKey: ["administrators", "work", id],
    queryFn: () => callContract(administratorCalls.work, { params: { id } }),
    staleTime: 0,
  });
}

/** Refetched on every visit: other administrators make changes too. */
export const administratorsQuery = queryOptions({
  queryKey: ["administrators"],
  queryFn: async () => (await callContract(administratorCalls.list)).administrators,
  staleTime: 0,
});
