export function xmlResponse(body: string, type: "application/xml" | "application/rss+xml"): Response {
  return new Response(body, { headers: { "content-type": `${type}; charset=utf-8` } });
}
