import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { iconVersion, signOf } from "#content/brand/identity.ts";
import { brandRules, isColor } from "#content/brand/palette.ts";
import { programPicturesVersion } from "#content/brand/program-pictures.ts";
import type { Content } from "#content/editing/defaults.ts";
import {
  cardNamed,
  drawnCardAddress,
  ownPageCard,
  ownPageCardAddress,
  ownPageCardNamed,
  projectCardAddress,
  type SocialCard,
  socialCard,
} from "#content/lookup/social-card.ts";
import { missingFile } from "#content/problems/file-problems.ts";
import { createConcurrencyLimiter } from "#data/concurrency-limiter.ts";
import type { Services } from "#data/services.ts";
import { parseId } from "#domain/admin/paging.ts";
import { Overloaded } from "#domain/overloaded.ts";
import { languagesOfPage } from "#domain/own-pages/own-page.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { contentHash, isEtagIn } from "#http/responses/encoded-response.ts";
import { setWithLimit } from "#http/responses/set-with-limit.ts";
import { forever } from "#http/responses/shared-cache-headers.ts";
import { cardParts } from "./card-parts.ts";
import { headingFont, headingRules, ownHeadings } from "./heading-font.ts";
import { areFontLetters, textFont, textFontVersion } from "./text-font.ts";

/** The files that browsers and phones ask for at fixed addresses, and what they are. */
const iconTypes: Readonly<Record<string, string>> = {
  "favicon.svg": "image/svg+xml",
  "favicon.ico": "image/x-icon",
  "favicon-32.png": "image/png",
  "apple-touch-icon.png": "image/png",
  "icon-192.png": "image/png",
  "icon-512.png": "image/png",
  "icon-maskable-512.png": "image/png",
};

/** Files that this serves in place of the public folder. */
export const iconFiles: readonly string[] = Object.keys(iconTypes);

export interface BrandOptions {
  services: Pick<Services, "siteContent" | "files" | "logos" | "projects" | "recordPictures" | "ownPages">;
  /** Folder with the shipped icons and pictures. */
  publicFolder: string;
}

const oneDay = "public, max-age=86400";

/**
 * Serves the files of the brand: icons, the colours' style sheet, pictures for social networks. Files that differ from the shipped
 * ones are drawn at the first request, and cached by what is drawn. An address with a version (`?v=`) is immutable.
 */
export async function brandFiles(
  app: FastifyInstance,
  { services, publicFolder }: BrandOptions,
): Promise<void> {
  const { siteContent, logos } = services;
  const drawn = createDrawingCache();

  for (const [file, type] of Object.entries(iconTypes)) {
    app.get<{ Querystring: { v?: string } }>(
      `/${file}`,
      { config: { bypassesScheduler: true } },
      async (request, reply) => {
        const { company } = await siteContent.published();
        const version = iconVersion(company);
        const bytes = await drawn.get(`${file} ${version}`, async () => {
          if (version === programPicturesVersion) return readFile(join(publicFolder, file));
          const sign = signOf(company);
          const { drawIcon } = await import("./icons.ts");
          return drawIcon(file, sign, sign.kind === "logo" ? await logos.png(sign.logo.file) : undefined);
        });
        return send(request, reply, { type, bytes, isThisVersion: request.query.v === version });
      },
    );
  }

  projectCards(app, { services, publicFolder }, drawn);

  textFonts(app);

  app.get<{ Params: { file: string }; Querystring: { v?: string } }>(
    "/brand/:file",
    async (request, reply) => {
      const { file } = request.params;
      const rules = rulesNamed(file);
      if (rules !== undefined) return sendStyle(reply, rules, true);
      if (/^heading-\w+\.(css|woff2)$/.test(file)) return sendHeadingFont(request, reply, file);
      const content = await siteContent.published();
      const found = await cardOf(file, content, services.ownPages);
      if (!found) return sendMissing(request, reply);
      const { card, address } = found;
      const bytes = await drawn.get(address ?? file, async () => {
        const { drawCard } = await import("./card.ts");
        return drawCard(card, await cardParts(card, content, services, publicFolder));
      });
      const isThisVersion =
        request.query.v !== undefined && address?.endsWith(`?v=${request.query.v}`) === true;
      return send(request, reply, { type: "image/jpeg", bytes, isThisVersion });
    },
  );

  /** A draft may request letters that are not published yet: it receives the published ones. */
  async function sendHeadingFont(request: FastifyRequest, reply: FastifyReply, file: string) {
    const { letters, address = "" } = await ownHeadings(services);
    const font = address.replace(/css$/, "woff2");
    const isThisVersion = [address, font].includes(`/brand/${file}`);
    if (file.endsWith(".css")) return sendStyle(reply, headingRules(letters, font), isThisVersion);
    const bytes = await drawn.get(font, () => headingFont(letters));
    return send(request, reply, { type: "font/woff2", bytes, isThisVersion });
  }
}

/** The card of a file's name with its address, where it is not the shipped one; `undefined` where no page has it. */
async function cardOf(
  file: string,
  content: Content,
  ownPages: Pick<Services["ownPages"], "published">,
): Promise<{ card: SocialCard; address: string | undefined } | undefined> {
  const named = cardNamed(file);
  if (named) {
    const { page, locale } = named;
    return { card: socialCard(content, page, locale), address: drawnCardAddress(content, page, locale) };
  }
  const record = ownPageCardNamed(file);
  const page = record && (await ownPages.published()).find(({ id }) => id === record.id);
  if (!page || !languagesOfPage(page.kind, page).includes(record.locale)) return undefined;
  return {
    card: ownPageCard(content, page, record.locale),
    address: ownPageCardAddress(content, page, record.locale),
  };
}

/** The pictures of projects as cards. Each is drawn once: its address contains the picture. */
function projectCards(
  app: FastifyInstance,
  { services, publicFolder }: BrandOptions,
  drawn: DrawingCache,
): void {
  app.get<{ Params: { id: string }; Querystring: { v?: string } }>(
    "/brand/project-:id.jpg",
    async (request, reply) => {
      const id = parseId(request.params.id);
      const project = id === undefined ? undefined : await services.projects.find(id);
      const address = project && projectCardAddress(project);
      if (project === undefined || address === undefined) return sendMissing(request, reply);
      const bytes = await drawn.get(address, async () => {
        const { projectCard } = await import("./project-card.ts");
        return projectCard(project, services, publicFolder);
      });
      if (bytes.length === 0) return sendMissing(request, reply);
      const isThisVersion = address.endsWith(`?v=${request.query.v}`);
      return send(request, reply, { type: "image/jpeg", bytes, isThisVersion });
    },
  );
}

function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8");
  return reply.send(missingFile[localeFor(request)]);
}

function sendStyle(reply: FastifyReply, rules: string, isThisVersion: boolean): FastifyReply {
  reply.header("cache-control", isThisVersion ? forever : "no-store");
  return reply.type("text/css; charset=utf-8").send(rules);
}

/**
 * The colours are in the address: the draft has its own style sheet, and an instance that has not loaded a new version yet can serve it.
 * @example rulesNamed("colors-8a1c4a-1d3b2a.css") // ":root{--color-action:#8a1c4a;…}"
 */
function rulesNamed(file: string): string | undefined {
  const [, action, dark] = /^colors-([0-9a-f]{6})-([0-9a-f]{6})\.css$/.exec(file) ?? [];
  const colors = { action: `#${action}`, dark: `#${dark}` };
  return isColor(colors.action) && isColor(colors.dark) ? brandRules(colors) : undefined;
}

interface Sent {
  type: string;
  bytes: Buffer;
  /** The address names a version, and it is the current one. */
  isThisVersion: boolean;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bytes, isThisVersion }: Sent,
): FastifyReply {
  const etag = `"${contentHash(bytes)}"`;
  reply.headers({ etag, "cache-control": isThisVersion ? forever : oneDay });
  if (isEtagIn(request.headers["if-none-match"], etag)) return reply.code(304).send();
  // A drawing that is opened by itself runs nothing and calls nobody.
  reply.header("content-security-policy", "default-src 'none'; img-src data:; sandbox");
  return reply.type(type).send(bytes);
}

/** The fonts of the rare syllables of pages; they have a cache of their own, whose addresses anybody can make. */
function textFonts(app: FastifyInstance): void {
  const cut = createDrawingCache();
  app.get<{ Querystring: { v?: string; letters?: string } }>("/brand/text.woff2", async (request, reply) => {
    const letters = String(request.query.letters);
    if (!areFontLetters(letters)) return sendMissing(request, reply);
    const bytes = await cut.get(letters, () => textFont(letters));
    const isThisVersion = request.query.v === textFontVersion;
    return send(request, reply, { type: "font/woff2", bytes, isThisVersion });
  });
}

/** Every page in every language, and the icons. */
const maxCached = 100;
/** Maximum number of drawings that are made or wait. Each takes up to half a second. */
const maxDrawings = 40;

interface DrawingCache {
  /** @throws Overloaded when too much is waiting to be drawn */
  get(key: string, draw: () => Promise<Buffer>): Promise<Buffer>;
}

/** Cache of drawings; one is drawn at a time, and concurrent requests for the same one share it. */
function createDrawingCache(): DrawingCache {
  const queue = createConcurrencyLimiter(maxDrawings);
  const cache = new Map<string, Promise<Buffer>>();
  return {
    get(key, draw) {
      const cached = cache.get(key);
      if (cached) return cached;
      const drawing = queue.run(draw);
      if (!drawing) throw new Overloaded();
      setWithLimit(cache, key, drawing, maxCached);
      drawing.catch(() => cache.get(key) === drawing && cache.delete(key));
      return drawing;
    },
  };
}
