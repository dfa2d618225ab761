import { useQuery } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { Link } from "react-router";
import { firstSteps } from "#content/admin/first-steps.ts";
import { useMayUse } from "../account/role.ts";
import { addresses } from "../addresses.ts";
import { startQuery } from "../start/state/start-api.ts";

/** Says above every page that search engines are kept away, for as long as they are: it is easily forgotten. */
export function NotPublicNotice() {
  const { data } = useQuery({ ...startQuery, enabled: useMayUse("site") });
  if (!data?.settings.isNotPublic) return null;
  const { title, banner, link } = firstSteps.notPublic;
  return (
    <section
      aria-label={title}
      className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-notice-line bg-notice-soft px-4 py-2.5 text-compact text-notice"
    >
      <EyeOff aria-hidden="true" className="size-5" />
      <p className="min-w-48 flex-1">{banner}</p>
      <Link to={`${addresses.start}#public`} className="py-1 font-semibold underline underline-offset-4">
        {link}
      </Link>
    </section>
  );
}
