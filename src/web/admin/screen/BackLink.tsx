import { Link } from "react-router";
import { ArrowLeft } from "../../ui/icons/visitor-icons.ts";

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-9.5 items-center gap-1.5 font-semibold text-action text-note hover:underline"
    >
      <ArrowLeft className="size-4" />
      {children}
    </Link>
  );
}
