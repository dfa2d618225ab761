import type { ReactNode } from "react";

/** Takes the place of a list or table of the administration that has no entries. */
export function EmptyList({ children }: { children: ReactNode }) {
  return <p className="mx-auto max-w-[36rem] px-5 py-10 text-center text-muted">{children}</p>;
}
