import type { ReactNode } from "react";

interface ListPlaceholderProps {
  role?: "status" | "alert";
  children: ReactNode;
}

/** Takes the place of a list or table of the administration that is empty, loading or has failed to load. */
export function ListPlaceholder({ role, children }: ListPlaceholderProps) {
  return (
    <div role={role} className="mx-auto max-w-[36rem] px-5 py-10 text-center text-muted">
      {children}
    </div>
  );
}
