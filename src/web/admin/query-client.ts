import { QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "../api-client.ts";
import { sessionQuery } from "./session.ts";

/** Returns a client without stale data, retries and refetching on focus; a 401 ends the session for the guard. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (isSignedOut(error)) client.setQueryData(sessionQuery.queryKey, false);
      },
    }),
    defaultOptions: {
      // "always": without a network a request fails at once instead of waiting.
      queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Returns true when the browser is signed in with another account than the page, by another tab. */
export function isOtherAccount(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.json.isOtherAccount === true;
}

/** Returns true when nobody is signed in any more. */
export function isSessionEnded(error: unknown): boolean {
  return isSignedOut(error) && !isOtherAccount(error);
}
