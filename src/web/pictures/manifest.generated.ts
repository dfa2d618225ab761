// Made by assets/pictures/encode.ts; do not edit.
import type { Localized } from "#domain/locale.ts";

/** A picture in several widths, each served as `/images/<key>-<width>.<format>`. */
export type Picture = {
  alt: Localized<string>;
  /** The largest width, and the height that goes with it, px. */
  width: number;
  height: number;
  widths: readonly number[];
  formats: readonly ("avif" | "webp")[];
  /** A tiny blurred version, as a data URI. */
  placeholder: string;
  /** The script, and its shot, which made the picture. */
  script: string;
};

export const pictures = {
  "hero-modular": {"alt":{"ko":"공장 부지에 네 셀이 나란히 선 모듈러 직교류 냉각탑과 하부 배관","en":"Four modular crossflow cells in a row on a plant yard, with their supply header"},"width":1920,"height":1080,"widths":[480,800,1200,1920],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAABwAQCdASoQAAkAA4BaJYwCdABEmAD+3uxvaZjqP2o8wx6DEbnPK0EkyCJkII0uNBBoAAAA","script":"assets/blender/shots.py hero-modular"},
  "hero-modular-narrow": {"alt":{"ko":"공장 부지에 네 셀이 나란히 선 모듈러 직교류 냉각탑과 하부 배관","en":"Four modular crossflow cells in a row on a plant yard, with their supply header"},"width":1080,"height":1080,"widths":[480,800,1080],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAwAgCdASoQABAAA4BaJYwCdAEDXBTUzs4xAAD+w/Gpshx4jrYGOAXIVaSNK1+OVM1iLWLXBoAAAA==","script":"assets/blender/shots.py hero-modular-narrow"},
  "hero-package": {"alt":{"ko":"도심 건물 옥상에 설치한 2셀 패키지 냉각탑","en":"Two-cell package cooling tower on a city rooftop"},"width":1920,"height":1080,"widths":[480,800,1200,1920],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAQAgCdASoQAAkAA4BaJZQCdH8AGA5Lse8AAP6wGnW+nTpM41rpsgFAvKt29VhirPnwAA==","script":"assets/blender/shots.py hero-package"},
  "hero-package-narrow": {"alt":{"ko":"도심 건물 옥상에 설치한 2셀 패키지 냉각탑","en":"Two-cell package cooling tower on a city rooftop"},"width":1080,"height":1080,"widths":[480,800,1080],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQABAAA4BaJYwCdAEM7BmrAAD+WcgK9q12usEVl/4290lMhEBAs5lQmX7l3XAA","script":"assets/blender/shots.py hero-package-narrow"},
  "hero-bac": {"alt":{"ko":"기계실 옆 마당에 설치한 밀폐형 냉각탑 두 대와 냉각수 배관","en":"Two closed-circuit cooling towers beside a plant room, with their process piping"},"width":1920,"height":1080,"widths":[480,800,1200,1920],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAkAA4BaJZQCdADR5EUYAAD+w92HxX8lrbmcMhDxSr3bLS7WCO7HMegAAA==","script":"assets/blender/shots.py hero-bac"},
  "hero-bac-narrow": {"alt":{"ko":"기계실 옆 마당에 설치한 밀폐형 냉각탑 두 대와 냉각수 배관","en":"Two closed-circuit cooling towers beside a plant room, with their process piping"},"width":1080,"height":1080,"widths":[480,800,1080],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQABAAA4BaJYwCdAEQb8Zd6WAA/lWvKXLDTrWlSGEvCJLYAft+dXoxDvZlqyLWNcJBAAAA","script":"assets/blender/shots.py hero-bac-narrow"},
  "yard-aerial": {"alt":{"ko":"위에서 내려다본 모듈러 냉각탑의 팬 스택 네 기와 점검 통로","en":"Four fan stacks and the service deck of a modular tower, seen from above"},"width":1600,"height":1000,"widths":[160,480,800,1200,1600],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAoAA4BaJZQAAgYeiv3OAP3dt9gYHMhxgi86vtf4OlAuMQCSl5uKxSbSKYNU65S0AAAA","script":"assets/blender/shots.py yard-aerial"},
  "st-modular": {"alt":{"ko":"현장조립 모듈러 냉각탑 한 셀: 루버, 팬 스택, 점검 계단","en":"One cell of a modular tower: louvers, fan stack and access stair"},"width":1000,"height":750,"widths":[160,480,800,1000],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAwAA4BaJZwAAuQalelIAAD+3xDI0BizMy0sbUH7NFrwrIio69ok70IAAA==","script":"assets/blender/shots.py st-modular"},
  "st-sf": {"alt":{"ko":"위에서 본 SF 시리즈 개방형 직교류 냉각탑: 옆면 전체의 루버와 상부 팬","en":"SF series, open crossflow cooling tower, from above: louvers over the whole side, fan on the deck"},"width":1000,"height":750,"widths":[160,480,800,1000],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoQAAwAA4BaJZwAAu0JjI2ZCmQAAP7nITJZ6o1rnKxcZyoRDynPSDPmEAA=","script":"assets/blender/shots.py st-sf"},
  "st-scp": {"alt":{"ko":"앞면을 연 SCP 시리즈 개방형 대향류 냉각탑: 루버, 충전재, 살수관과 팬 아래 플레넘","en":"SCP series, open counterflow cooling tower, its front opened: louvers, fill, spray pipe and plenum below the fan"},"width":1000,"height":750,"widths":[160,480,800,1000],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAwAA4BaJZwAAsZMbgroQAD+7VzV/zTmga8kEdlbR5TmmVEXXHC+pSAAAA==","script":"assets/blender/shots.py st-scp"},
  "st-thf": {"alt":{"ko":"앞면을 연 THF 시리즈 밀폐형 냉각탑: 코일, 살수관과 살수펌프","en":"THF series, closed-circuit cooling tower, its front opened: coil, spray pipe and spray pump"},"width":1000,"height":750,"widths":[160,480,800,1000],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAABwAQCdASoQAAwAA4BaJZwAAiOBgAD+6pHbhKuWI0i7RDw6vJPFdBG+hcFEVKAPnzCAAA==","script":"assets/blender/shots.py st-thf"},
  "st-filter": {"alt":{"ko":"여과조 두 기와 자동 역세척 밸브, 제어반을 얹은 모래여과기","en":"Sand filter skid: two vessels, automatic backwash valves and control panel"},"width":1000,"height":750,"widths":[480,800,1000],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAwAA4BaJZQCdADbb0u/TAAA/q+XJa2W1TuEHpUyE/nWgSz9/2rFRYvh5nHStAAAAA==","script":"assets/blender/shots.py st-filter"},
  "st-filter-valves": {"alt":{"ko":"배관 쪽에서 본 모래여과기: 여과조 두 기와 자동 역세척 밸브","en":"Sand filter skid from its piping side: two vessels and automatic backwash valves"},"width":1000,"height":750,"widths":[480,800,1000],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAwAA4BaJQBYdiFnjbZCMAD+xyDSo/17ygBhZSoQNDubJIxIvfqLuhJT28B6sMDjOuAA","script":"assets/blender/shots.py st-filter-valves"},
  "st-dosing": {"alt":{"ko":"약품 탱크 두 기와 정량 펌프, 수질 센서반으로 이루어진 약품 주입 설비","en":"Chemical dosing skid: two tanks, metering pumps and a sensor panel"},"width":1000,"height":750,"widths":[480,800,1000],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoQAAwAA4BaJZwAAubRs3aAAAD+jC8wwWa7zQ0LTyNPL5hAAAA=","script":"assets/blender/shots.py st-dosing"},
  "st-s3000": {"alt":{"ko":"S3000 시리즈급 개방형 직교류 냉각탑 개념도","en":"Generic form of an S3000-class open crossflow tower"},"width":1000,"height":750,"widths":[160,480,800,1000],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAwAA4BaJZwAAuDrS/jh+AD+r+pzC1FBxLRI6FK3o7TmWJFt+buD1ZZXzCAA","script":"assets/blender/shots.py st-s3000"},
  "st-pt2": {"alt":{"ko":"PT2 시리즈급 개방형 대향류 냉각탑 개념도","en":"Generic form of a PT2-class open counterflow tower"},"width":1000,"height":750,"widths":[160,480,800,1000],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAwAA4BaJZwAAuawWmAAAP7TV/wxwsL1k2kUAc++5aNfCxhYhXxZgQAAAA==","script":"assets/blender/shots.py st-pt2"},
  "st-fxv": {"alt":{"ko":"FXV 시리즈급 밀폐형 냉각탑 개념도: 코일과 충전재를 함께 쓰는 방식","en":"Generic form of an FXV-class closed-circuit tower with coil and fill"},"width":1000,"height":750,"widths":[160,480,800,1000],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoQAAwAA4BaJZwAApLb1HAAAP7v15QR46WqCFjBgEKlTHCKnAgAAA==","script":"assets/blender/shots.py st-fxv"},
  "st-hxv": {"alt":{"ko":"HXV 시리즈급 밀폐형 하이브리드 냉각탑 개념도: 상부에 건식 핀 코일","en":"Generic form of an HXV-class hybrid closed-circuit tower with a dry finned coil on top"},"width":1000,"height":750,"widths":[160,480,800,1000],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAwAA4BaJZwAAuddTsUKAAD+5zerjepYEbaORVTbd5v1+hf/cYt14EAAAA==","script":"assets/blender/shots.py st-hxv"},
  "st-v-open": {"alt":{"ko":"앞면을 연 V 시리즈급 원심팬 개방형 냉각탑 개념도: 충전재와 살수관","en":"Generic form of a V-class open tower with centrifugal fans, its front opened: fill and spray pipe"},"width":1000,"height":750,"widths":[160,480,800,1000],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAwAA4BaJZQCdADwwC7IwAD+xEez6dKuqHVE5j/OKid1oubYQJ9m4IkO2e7zwgmAAA==","script":"assets/blender/shots.py st-v-open"},
  "st-v-closed": {"alt":{"ko":"앞면을 연 V 시리즈급 원심팬 밀폐형 냉각탑 개념도: 코일과 살수관","en":"Generic form of a V-class closed-circuit tower with centrifugal fans, its front opened: coil and spray pipe"},"width":1000,"height":750,"widths":[160,480,800,1000],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACQAQCdASoQAAwAA4BaJZwAApJXUAAA/sRBk7XOQiUSk1ZSnogTc3Wx8cVLRJ1ozVBgnD5KEGyAAA==","script":"assets/blender/shots.py st-v-closed"},
  "roof-package": {"alt":{"ko":"도심 옥상에 설치한 2셀 패키지 냉각탑과 점검 사다리","en":"Two-cell package tower on a city rooftop, with its access ladder"},"width":1600,"height":1000,"widths":[480,800,1200,1600],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoQAAoAA4BaJYwAAtxfqkIAAP7EnbFootY5JeAgkICcQNtwpa4Ol1deAAA=","script":"assets/blender/shots.py roof-package"},
  "row-evening": {"alt":{"ko":"저녁 햇빛을 받으며 나란히 선 백연저감형 모듈러 냉각탑 여섯 셀과 하부 배관","en":"Six cells of a plume-abated modular tower in a row in evening light, with their supply header"},"width":1280,"height":800,"widths":[480,800,1200,1280],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoQAAoAA4BaJZQAApnH1eiAAN5h9XFyjikm7zTvXQVKbMqrk3i4AA==","script":"assets/blender/shots.py row-evening"},
  "module-lift": {"alt":{"ko":"조립을 마친 모듈러 냉각탑 옆에서 크레인이 들어 올리는 다음 모듈","en":"A crane lifts the next module beside the assembled cells of a modular tower"},"width":1120,"height":630,"widths":[480,800,1120],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQAAkAA4BaJYwCdACNfIAA978BU9PFdNProXiycTLFkwSAn6I2r8r5sAAAAA==","script":"assets/blender/shots.py module-lift"},
  "site-sf": {"alt":{"ko":"바다가 보이는 건물 옥상에 설치한 SF 시리즈 직교류형 냉각탑","en":"SF series crossflow tower on a rooftop by the sea"},"width":1600,"height":900,"widths":[480,800,1200,1600],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAABQAQCdASoQAAkAA4BaJQBOgC6gAP7hfFFRRc7Nc7lJtvdLi10V1xNCpIBR5653cALlAAAA","script":"assets/blender/shots.py project-busan-hotel-low-noise"},
  "site-thf": {"alt":{"ko":"공장 옆 마당에 설치한 THF 시리즈 밀폐형 냉각탑과 배관","en":"THF series closed-circuit tower beside a plant, with its piping"},"width":1600,"height":900,"widths":[480,800,1200,1600],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkAA4BaJQBOgCFwqRouAAD81NFY4U2bCfcmTSgQhvpeTiMbOya+0u/fsiqAAAA=","script":"assets/blender/shots.py project-nashville-auto-parts-closed"},
  "site-modular": {"alt":{"ko":"위에서 본 아홉 셀 모듈러 냉각탑: 나란히 선 팬 스택과 하부 배관","en":"Nine cells of a modular tower from above: a row of fan stacks with their supply header"},"width":1600,"height":1000,"widths":[480,800,1200,1600],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAQAgCdASoQAAoAA4BaJZQC7AEQyh9alswAAOJEA5QcyKrklYX46+xW3JqI9hXex6AAAA==","script":"assets/blender/shots.py project-gwangyang-industrial-gas-modular"},
  "video-overview": {"alt":{"ko":"동영상: 모듈러 냉각탑 한눈에 보기","en":"Video: the modular tower at a glance"},"width":1600,"height":900,"widths":[480,800,1200,1600],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQAAkAA4BaJQBOgBbwU4+EcAAA/iUIn76x08MFJjZc4sSC/SMNbXCKOAA=","script":"assets/blender/shots.py project-ulsan-petrochemical-modular"},
  "video-assembly": {"alt":{"ko":"동영상: 모듈을 들어 올려 쌓는 현장 조립 과정","en":"Video: modules lifted in and stacked on site"},"width":1000,"height":563,"widths":[480,800,1000],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAkAA4BaJZwAAp1xiUEsAAD+1bYNyfSHMAJw5zIW79ERDmZs15If1CAAAA==","script":"assets/blender/shots.py st-modular"},
  "video-running": {"alt":{"ko":"동영상: 팬이 도는 완성된 냉각탑","en":"Video: the finished tower with its fans turning"},"width":1600,"height":900,"widths":[480,800,1200,1600],"formats":["avif","webp"],"placeholder":"data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkAA4BaJZQAAlrk3JMJKAD+ZiWtEh78mgvglVAeCREh2EZXvzX6NmQf+eUtAAA=","script":"assets/blender/shots.py yard-aerial"},
} as const satisfies Record<string, Picture>;

export type PictureKey = keyof typeof pictures;

/** One 16:10 illustration for each project reference, 1600 × 1000, served as `/images/projects/<name>`. */
export const projectPictures: readonly string[] = [
  "almaty-hospital-closed.webp",
  "astana-arena-hybrid.webp",
  "austin-data-center-crossflow.webp",
  "bac-ninh-electronics-counterflow.webp",
  "bien-hoa-textile-crossflow.webp",
  "busan-cold-store-closed.webp",
  "busan-hotel-low-noise.webp",
  "chennai-auto-parts-counterflow.webp",
  "cheonan-beverage-closed.webp",
  "cheongju-battery-modular.webp",
  "da-nang-resort-low-noise.webp",
  "daegu-dyeing-crossflow.webp",
  "daejeon-university-crossflow.webp",
  "dangjin-power-auxiliary-plume.webp",
  "east-coast-lng-closed.webp",
  "faisalabad-denim-counterflow.webp",
  "gangneung-ice-rink-counterflow.webp",
  "gdansk-lng-closed.webp",
  "geoje-shipyard-closed.webp",
  "gimhae-plastics-closed.webp",
  "gujarat-chemicals-counterflow.webp",
  "gumi-display-counterflow.webp",
  "gunsan-glass-crossflow.webp",
  "gwangju-tire-crossflow.webp",
  "gwangyang-industrial-gas-modular.webp",
  "hangzhou-dyeing-crossflow.webp",
  "ho-chi-minh-mall-crossflow.webp",
  "houston-chemicals-counterflow.webp",
  "hwaseong-pharmaceutical-forced-draft.webp",
  "hyderabad-data-center-modular.webp",
  "incheon-airport-crossflow-modular.webp",
  "incheon-data-center-hybrid.webp",
  "jeonju-paper-counterflow.webp",
  "karachi-power-auxiliary.webp",
  "karaganda-power-counterflow.webp",
  "nanjing-battery-modular.webp",
  "nashville-auto-parts-closed.webp",
  "phoenix-semiconductor-closed.webp",
  "pohang-steel-counterflow.webp",
  "pune-pharmaceutical-closed.webp",
  "pyeongtaek-semiconductor-plume.webp",
  "qingdao-frozen-food-counterflow.webp",
  "savannah-auto-parts-modular.webp",
  "sejong-district-cooling-plume.webp",
  "seoul-hospital-low-noise.webp",
  "seoul-office-forced-draft.webp",
  "suwon-mall-crossflow.webp",
  "suzhou-electronic-materials-closed.webp",
  "tianjin-auto-parts-crossflow.webp",
  "ulsan-petrochemical-modular.webp",
  "warsaw-mall-closed.webp",
  "wroclaw-battery-modular-plume.webp",
  "xian-pharmaceutical-counterflow.webp",
  "yeosu-refinery-counterflow.webp"
];

/** Cards for social networks, 1200 × 630, by page and language, served as `/images/og/<name>`. */
export const openGraphPictures: readonly string[] = [
  "calculator-en.jpg",
  "calculator-ko.jpg",
  "catalog-en.jpg",
  "catalog-ko.jpg",
  "contact-en.jpg",
  "contact-ko.jpg",
  "gallery-en.jpg",
  "gallery-ko.jpg",
  "history-en.jpg",
  "history-ko.jpg",
  "home-en.jpg",
  "home-ko.jpg",
  "industrial-en.jpg",
  "industrial-ko.jpg",
  "intro-en.jpg",
  "intro-ko.jpg",
  "package-en.jpg",
  "package-ko.jpg",
  "water-treatment-en.jpg",
  "water-treatment-ko.jpg"
];
