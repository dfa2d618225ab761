import type { MailSecurity, MailSetup } from "#domain/mail/mail-settings.ts";

/** Mail server and sender of every mail. */
export interface SmtpOptions {
  server: SmtpServer;
  from: MailSender;
}

/** `smtp://` or `smtps://` with user and password where needed, or what an administrator has entered. */
export type SmtpServer = { url: string } | EnteredServer;

interface EnteredServer extends MailLogin {
  host: string;
  port: number;
  security: MailSecurity;
  /** True when servers of private networks are allowed. */
  allowsPrivateMailServers: boolean;
}

/** Both empty where there is no login. */
export interface MailLogin {
  username: string;
  password: string;
}

/** Our own address, and the name beside it; empty for the company's. */
export interface MailSender {
  name: string;
  address: string;
}

/** @example senderIn("SD Cooling Tower <site@example.com>") // { name: "SD Cooling Tower", address: "site@example.com" } */
export function senderIn(text: string): MailSender {
  const [, name = "", address = text] = /^\s*"?([^"<]*?)"?\s*<([^>]*)>\s*$/.exec(text) ?? [];
  return { name, address: address.trim() };
}

export function senderText({ name, address }: MailSender): string {
  return name === "" ? address : `${name} <${address}>`;
}

export function loginOf(server: SmtpServer): MailLogin {
  if (!("url" in server)) return server;
  const { username, password } = new URL(server.url);
  return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/** Facts of the mail server for administrators, without the password. */
export function setupOf({ server, from }: SmtpOptions): MailSetup {
  return {
    server: serverText(server),
    isEncrypted: "url" in server ? isEncrypted(new URL(server.url)) : server.security !== "optional",
    hasLogin: ("url" in server ? new URL(server.url) : server).username !== "",
    from: senderText(from),
  };
}

/** Host and port. */
export function serverText(server: SmtpServer): string {
  if (!("url" in server)) return `${server.host}:${server.port}`;
  const { host, protocol, port } = new URL(server.url);
  return port === "" ? `${host}:${protocol === "smtps:" ? 465 : 587}` : host;
}

/** Without implicit TLS a server in between can remove the offer of STARTTLS; a connection within this machine has no server in between. */
export function mayTravelUnencrypted(smtpUrl: string): boolean {
  const url = new URL(smtpUrl);
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  return !isHere && !isEncrypted(url);
}

function isEncrypted({ protocol, searchParams }: URL): boolean {
  return protocol === "smtps:" || searchParams.get("requireTLS") === "true";
}
