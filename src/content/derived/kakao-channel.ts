import type { Content } from "#content/editing/defaults.ts";
import type { Locale } from "#domain/locale.ts";

export interface KakaoChannel {
  name: string;
  href: string;
  /** Its address as people read it. */
  address: string;
}

/** The company's channel on KakaoTalk, if it has one. */
export function kakaoOf(
  { kakaoChannel }: Pick<Content["company"], "kakaoChannel">,
  { bar }: Pick<Content["shared"][Locale], "bar">,
): KakaoChannel | undefined {
  return kakaoChannel === ""
    ? undefined
    : { name: bar.kakao, href: kakaoChannel, address: kakaoChannel.replace("https://", "") };
}
