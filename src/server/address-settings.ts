const escapes = "with %25 for %, %23 for #, %2F for / and %3F for ? in its password";

/** Expected forms, for the sentences that stop the start. */
export const databaseAddressForm = `a postgres:// address (${escapes})`;
export const mailServerAddressForm = `an smtp:// or smtps:// address (${escapes})`;

export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "" && url.hash === "";
}

/** Addresses separated by spaces, commas or semicolons, which may also stand within one. */
export function addressesIn(text: string): string[] {
  return text
    .split(/[\s,;](?=https?:)/i)
    .map((address) => address.replace(/(?<![\s,;])[\s,;]+$/, ""))
    .filter((address) => address !== "");
}

/** Requests cannot be made to an address with a password, which the failure would put into the log. */
export function areAddresses(text: string): boolean {
  const addresses = addressesIn(text);
  return (
    addresses.length > 0 &&
    addresses.every((address) => {
      const url = URL.parse(address);
      return url !== null && /^https?:\S+$/i.test(address) && url.username === "" && url.password === "";
    })
  );
}

/** An address without host names a Unix socket in its query. The driver accepts a literal %. */
export function isDatabaseAddress(address: string): boolean {
  if (!/^postgres(ql)?:\/\/\S+$/.test(address)) return false;
  const escaped = address.replace("@/", "@localhost/").replace(/%(?![\da-f]{2})/gi, "%25");
  return hasReadableParts(escaped, /^(\/[^/]*)?$/);
}

export function isMailServerAddress(address: string): boolean {
  return /^smtps?:\/\/\S+$/.test(address) && hasReadableParts(address, /^\/?$/);
}

/** False also where a #, / or ? of the password has cut the address off. */
function hasReadableParts(address: string, path: RegExp): boolean {
  const url = URL.parse(address);
  if (url === null || url.hash !== "" || isCutAtQuery(url) || !path.test(url.pathname)) return false;
  try {
    decodeURIComponent(`${url.username}:${url.password}`);
    return true;
  } catch {
    return false;
  }
}

/** `smtp://user:12?3@host` reads as the host "user" with the query "3@host"; a parameter such as `name=a@b` is none. */
function isCutAtQuery({ username, search }: URL): boolean {
  return username === "" && /^\?[^=&]*@/.test(search);
}
