import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { administratorWords } from "#content/admin/administrators.ts";
import { firstSteps } from "#content/admin/first-steps.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { fill } from "#content/fill.ts";
import {
  Factory,
  Inbox,
  ListChecks,
  Mail,
  PencilRuler,
  UserRound,
  UsersRound,
} from "../../ui/icons/admin-icons.ts";
import type { IconComponent } from "../../ui/icons/icon.tsx";
import { FileText, Images } from "../../ui/icons/visitor-icons.ts";
import { addresses } from "../addresses.ts";
import { inboxCountsQuery } from "../inquiries/state/inquiry-api.ts";
import { progressOf, startQuery } from "../start/state/start-api.ts";
import type { Destination } from "./destinations.ts";

const icons: Readonly<Record<Destination, IconComponent>> = {
  start: ListChecks,
  projects: Images,
  products: Factory,
  pages: FileText,
  inquiries: Inbox,
  editing: PencilRuler,
  administrators: UsersRound,
  mail: Mail,
  account: UserRound,
};

interface DestinationLinkProps {
  page: Destination;
  isHere: boolean;
  isSecondFactorMissing: boolean;
  className: string;
  markClass: string;
}

/** Link to a screen with icon, name and the number of open items. */
export function DestinationLink(props: DestinationLinkProps) {
  const { page, isHere, isSecondFactorMissing, className, markClass } = props;
  const { pathname } = useLocation();
  const Icon = icons[page];
  return (
    <Link
      to={addresses[page]}
      {...(isHere ? { "aria-current": "page" as const } : {})}
      className={`flex items-center ${className}`}
    >
      <Icon className="size-4.5 shrink-0" />
      <span className="wrap-anywhere min-w-0">{admin.navigation[page]}</span>
      <span className={`flex empty:hidden ${markClass}`}>
        {page === "start" && <StartProgress />}
        {page === "inquiries" && <NewInquiries key={pathname} />}
        {page === "account" && isSecondFactorMissing && <Reminder />}
      </span>
    </Link>
  );
}

/** Dot that reminds of the missing second factor. */
export function Reminder() {
  const title = administratorWords.notices.secondFactor;
  return <span role="img" aria-label={title} title={title} className="size-2 rounded-full bg-danger" />;
}

function StartProgress() {
  const { data } = useQuery(startQuery);
  if (!data) return null;
  const { count, spoken } = firstSteps.menu;
  const progress = progressOf(data);
  return (
    <Count className="bg-mist text-muted" shown={fill(count, progress)} spoken={fill(spoken, progress)} />
  );
}

/** Number of unanswered inquiries; nothing for 0. Refetched when mounted again. */
function NewInquiries() {
  const { data } = useQuery(inboxCountsQuery);
  if (!data?.new) return null;
  const count = wholeNumber(data.new);
  return (
    <Count
      className="bg-accent font-semibold text-on-accent"
      shown={count}
      spoken={fill(admin.navigation.newInquiries, { count })}
    />
  );
}

function Count({ className, shown, spoken }: { className: string; shown: string; spoken: string }) {
  return (
    <span className={`figures rounded-full px-1.5 py-0.5 text-fine leading-tight ${className}`}>
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
}
