import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { admin } from "#content/admin/admin.ts";
import { callInKorean } from "./call-api.ts";

const statusSchema = z.object({ isAuthenticated: z.boolean() });

/** Whether an administrator is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async (): Promise<boolean> => {
    try {
      return statusSchema.parse(await callInKorean("GET", "/api/auth/status")).isAuthenticated;
    } catch (cause) {
      throw new Error(admin.guard.failed.title, { cause });
    }
  },
});
