import { Link } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { administratorWords } from "#content/admin/administrators.ts";
import { fill } from "#content/fill.ts";
import type { Role } from "#domain/admin/roles.ts";

/** Notice in place of a screen that the account's role does not include. */
export function RoleNotice({ role, href }: { role: Role; href: string }) {
  const { title, description, link } = admin.guard.otherRole;
  return (
    <section className="mx-auto max-w-xl rounded-card border border-line bg-white p-5 sm:p-6">
      <h1 className="mb-2 text-2xl">{title}</h1>
      <p className="mb-4 text-muted">{fill(description, { role: administratorWords.roles.names[role] })}</p>
      <Link to={href} className="text-action underline underline-offset-4">
        {link}
      </Link>
    </section>
  );
}
