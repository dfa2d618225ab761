/**
 * Returns the content of the QR code for an authenticator app. Format:
 * https://github.com/google/google-authenticator/wiki/Key-Uri-Format
 * @example otpauthUri({ issuer: "SD", account: "admin", secret: "MZXW" })
 */
export function otpauthUri({
  issuer,
  account,
  secret,
}: {
  issuer: string;
  account: string;
  secret: string;
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
