import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { firstSteps } from "#content/admin/first-steps.ts";
import { useMayUse } from "../account/role.ts";
import { addresses } from "../addresses.ts";
import { startQuery } from "../start/state/start-api.ts";

/** Reminds on every page that search engines are blocked. */
export function NotPublicNotice() {
  const { data } = useQuery({ ...startQuery, enabled: useMayUse("siteManagement") });
  if (!data?.settings.isNotPublic) return null;
  const { title, banner, link } = firstSteps.notPublic;
  return (
    <section
      aria-label={title}
      className="rounded-card border border-notice-line bg-notice-soft px-3 py-2.5 text-notice text-small leading-snug"
    >
      <p>{banner}</p>
      <Link
        to={`${addresses.start}#public`}
        className="inline-block py-1 font-semibold underline underline-offset-4"
      >
        {link}
      </Link>
    </section>
  );
}
