import { Link } from "react-router";
import { Lock } from "../../ui/icons/admin-icons.ts";
import { LoaderCircle } from "../../ui/icons/visitor-icons.ts";

interface GuardNoticeProps {
  words: { title: string; description: string };
  /** Link for a visitor without access; missing while the check is in progress. */
  link?: { href: string; label: string; state: unknown };
}

export function GuardNotice({ words, link }: GuardNoticeProps) {
  const Icon = link ? Lock : LoaderCircle;
  return (
    <main id="content" tabIndex={-1} className="grid grow place-items-center p-5 outline-none">
      <div role={link ? "alert" : "status"} className="text-center">
        <Icon
          className={`mx-auto mb-5 size-9 text-action ${link ? "" : "animate-spin motion-reduce:animate-none"}`}
        />
        <h1 className="text-xl">{words.title}</h1>
        <p className="mt-2 text-muted">{words.description}</p>
        {link && (
          <Link
            to={link.href}
            state={link.state}
            replace
            className="mt-4 inline-block text-action underline underline-offset-4"
          >
            {link.label}
          </Link>
        )}
      </div>
    </main>
  );
}
