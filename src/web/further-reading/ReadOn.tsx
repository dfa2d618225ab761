import type { ArticleLink } from "./article-links.ts";

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
