import type { ArticleLink, LinkedPage } from "../../further-reading/article-links.ts";
import { drawings } from "./shelves.ts";

interface ShelfProps {
  text: { title: string; description: string };
  links: readonly (ArticleLink & { name: LinkedPage })[];
}

/** Pages about one subject: its title on the left, a drawing for each page. */
export function Shelf({ text, links }: ShelfProps) {
  return (
    <section className="gap-x-12 py-10 lg:grid lg:grid-cols-[3fr_9fr] lg:py-14">
      <div className="max-lg:mb-6">
        <h2 className="text-2xl">{text.title}</h2>
        <p className="mt-2 text-muted">{text.description}</p>
      </div>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 md:grid-cols-3">
        {links.map(({ name, href, title, lead }) => (
          <li key={href}>
            <a href={href} className="group block h-full">
              <img
                src={drawings[name]}
                alt=""
                width={240}
                height={180}
                loading="lazy"
                decoding="async"
                className="aspect-16/10 w-full rounded-card bg-navy object-cover"
              />
              <h3 className="mt-4 text-title-s group-hover:text-action group-hover:underline">{title}</h3>
              <p className="mt-2 text-compact text-muted">{lead}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
