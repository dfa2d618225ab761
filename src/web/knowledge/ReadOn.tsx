import type { ArticleLink } from "./article-links.ts";

/** The way from another page to the articles that answer its reader's next question. */
export function ReadOn({ links, className = "" }: { links: readonly ArticleLink[]; className?: string }) {
  if (links.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-8 gap-y-2 text-base print:hidden ${className}`}>
      {links.map(({ href, title }) => (
        <li key={href}>
          <a href={href} className="text-link">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
