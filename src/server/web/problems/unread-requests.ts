import { type IncomingHttpHeaders, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyReply } from "fastify";
import { problems } from "#content/problems/problems.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { errorPage, type PageProblem } from "./error-page.ts";
import { sendErrorPage } from "./page-problems.ts";

/** Refuses a request whose address no route can read: in the documented form below `/api`, elsewhere as a page. */
export function refuseAddress(reply: FastifyReply, status: number): FastifyReply {
  const { request } = reply;
  if (!isOfApi(request.url)) return sendErrorPage(reply, status, "badAddress");
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .send({ error: problems[localeFor(request)].badAddress });
}

interface UnreadRequest {
  url?: string | undefined;
  headers?: IncomingHttpHeaders;
}

/** Writes the refusal of a request that never reached a route, and ends the connection. */
export function refuseUnread(
  socket: Socket,
  status: 400 | 408 | 431,
  { url = "/", headers = {} }: UnreadRequest = {},
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const [type, body] = isOfApi(url)
    ? jsonRefusal(sentences[status], headers)
    : pageRefusal(sentences[status], url);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    ...type,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}

/** Responds to requests that Node's HTTP parser rejects, such as those with too long headers. */
export function handleClientError(
  failure: Error & { code?: string; rawPacket?: unknown },
  socket: Socket,
): void {
  if (failure.code === "ECONNRESET" || socket.destroyed) return;
  const statuses: Record<string, 408 | 431> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
  refuseUnread(socket, statuses[failure.code ?? ""] ?? 400, beginningOf(failure.rawPacket));
}

const sentences = { 400: "badAddress", 408: "tooSlow", 431: "headersTooLong" } as const satisfies Record<
  number,
  PageProblem
>;

/** Reads path and language from the last packet; a request in several packets had its path in an earlier one. */
function beginningOf(packet: unknown): UnreadRequest {
  const text = Buffer.isBuffer(packet) ? packet.toString("latin1") : "";
  const url = text.match(/^[A-Z]+ (\S+)/)?.[1];
  const language = text.match(/^accept-language:(.*)$/im)?.[1];
  return { url, headers: language === undefined ? {} : { "accept-language": language } };
}

function jsonRefusal(problem: PageProblem, headers: IncomingHttpHeaders): [string[], string] {
  const body = JSON.stringify({ error: problems[localeFor({ url: "", headers })][problem] });
  return [["Content-Type: application/json; charset=utf-8"], body];
}

function pageRefusal(problem: PageProblem, url: string): [string[], string] {
  const { headers, html } = errorPage(url, problem);
  return [Object.entries(headers).map(([name, value]) => `${name}: ${value}`), html];
}

function isOfApi(url: string): boolean {
  return /^(https?:\/\/[^/]+)?\/api(\/|\?|$)/.test(url);
}
