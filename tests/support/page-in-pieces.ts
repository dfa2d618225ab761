import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Serves a site whose pages arrive tag by tag from a marker on, with a pause after each closing tag, as a slow line brings them.
 * @param siteUrl origin of the site
 * @param from text of the page where the pauses begin
 * @param to text after `from` where they end; the rest follows at once
 */
export async function startPageInPieces(siteUrl: string, from: string, to: string) {
  const server = createServer(async (request, response) => {
    const pageResponse = await fetch(siteUrl + request.url, { redirect: "manual" });
    const type = pageResponse.headers.get("content-type") ?? "";
    response.writeHead(pageResponse.status, { "content-type": type });
    if (!type.includes("text/html")) {
      response.end(Buffer.from(await pageResponse.arrayBuffer()));
      return;
    }
    for (const piece of piecesOf(await pageResponse.text(), from, to)) {
      response.write(piece);
      await sleep(60);
    }
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

function piecesOf(html: string, from: string, to: string): string[] {
  const start = html.indexOf(from);
  const end = html.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`The page has no part from "${from}" to "${to}".`);
  return [html.slice(0, start), ...html.slice(start, end).split(/(?<=<\/\w+>)/), html.slice(end)];
}
