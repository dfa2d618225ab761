import type { ArticleLink } from "../further-reading/article-links.ts";

export function NextSteps({ links }: { links: readonly ArticleLink[] }) {
  return (
    <ul className="grid gap-x-10 border-line border-b sm:grid-cols-2">
      {links.map(({ href, title, lead }) => (
        <li key={href} className="border-line border-t">
          <a href={href} className="group block h-full py-6">
            <h3 className="text-title-m group-hover:text-action group-hover:underline">{title}</h3>
            <p className="mt-2 text-pretty text-base text-muted">{lead}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
