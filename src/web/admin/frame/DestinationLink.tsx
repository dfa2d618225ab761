import {
  Factory,
  FileText,
  Images,
  Inbox,
  ListChecks,
  type LucideIcon,
  PencilRuler,
  UserRound,
  UsersRound,
} from "lucide-react";
import { Link, useLocation } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { administratorWords } from "#content/admin/administrators.ts";
import { addresses } from "../addresses.ts";
import type { Destination } from "./destinations.ts";
import { NewInquiries } from "./NewInquiries.tsx";
import { StartProgress } from "./StartProgress.tsx";

const icons: Readonly<Record<Destination, LucideIcon>> = {
  start: ListChecks,
  projects: Images,
  products: Factory,
  pages: FileText,
  inquiries: Inbox,
  editing: PencilRuler,
  administrators: UsersRound,
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
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
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
