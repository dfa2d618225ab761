import { KeyRound, ShieldAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { administratorWords } from "#content/admin/administrators.ts";
import type { Account } from "#domain/admin/account-calls.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { addresses } from "../addresses.ts";
import { dismissNotice, isNoticeDismissed } from "./dismissed-notice.ts";

/** Notices on the own account, above every page: a generated password, and a missing second factor. */
export function AccountNotices({ account }: { account: Account }) {
  const { provisional, secondFactor } = administratorWords.notices;
  const [isLater, setLater] = useState(isNoticeDismissed);
  const isUrged = !account.totp.isEnabled && !isLater;
  if (!account.isPasswordProvisional && !isUrged) return null;
  return (
    <div className="mb-5 grid gap-2.5">
      {account.isPasswordProvisional && <Notice words={provisional} icon={<KeyRound className="size-5" />} />}
      {isUrged && (
        <Notice words={secondFactor} icon={<ShieldAlert className="size-5" />}>
          <button
            type="button"
            onClick={() => {
              dismissNotice();
              setLater(true);
            }}
            className={toolButton("quiet")}
          >
            {secondFactor.later}
          </button>
        </Notice>
      )}
    </div>
  );
}

interface NoticeProps {
  words: { title: string; description: string; link: string };
  icon: ReactNode;
  children?: ReactNode;
}

function Notice({ words, icon, children }: NoticeProps) {
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-notice-line bg-notice-soft px-4 py-3 text-compact text-notice"
    >
      <span aria-hidden="true">{icon}</span>
      <p className="min-w-48 flex-1">
        <strong className="font-semibold">{words.title}</strong> {words.description}
      </p>
      <div className="flex gap-1">
        {children}
        <Link to={addresses.account} className={toolButton("plain")}>
          {words.link}
        </Link>
      </div>
    </section>
  );
}
