import type { ReactNode } from "react";
import { Logo } from "../../layout/Logo.tsx";
import { useIdentity } from "../site-name.ts";

interface SignedOutCardProps {
  title: string;
  children: ReactNode;
}

/** Page for users who are not signed in: a card, and a link back to the site. */
export function SignedOutCard(card: SignedOutCardProps) {
  const company = useIdentity();
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-mist">
      <header className="flex h-14 items-center bg-ink px-4 text-white sm:px-6">
        <a href="/" className="on-dark inline-block">
          <Logo company={company} name={company.name.ko} light />
        </a>
      </header>
      <SignedOutMain {...card} />
    </div>
  );
}

/** The card alone, for a page with the site's header. */
export function SignedOutMain({ title, children }: SignedOutCardProps) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className="grid grow place-items-start justify-center px-4 pt-[max(2rem,12vh)] pb-10 outline-none"
    >
      <div className="w-[min(24rem,calc(100vw-2rem))] rounded-card border border-line bg-white p-6 sm:p-8">
        <h1 className="mb-6 text-2xl">{title}</h1>
        {children}
      </div>
    </main>
  );
}
