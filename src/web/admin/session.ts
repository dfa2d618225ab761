import { queryOptions } from "@tanstack/react-query";
import { admin } from "#content/admin/admin.ts";
import { authenticationCalls } from "#domain/admin/authentication-calls.ts";
import { callContract } from "./call-api.ts";

export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async (): Promise<boolean> => {
    try {
      return (await callContract(authenticationCalls.status)).isAuthenticated;
    } catch (cause) {
      throw new Error(admin.guard.failed.title, { cause });
    }
  },
});
