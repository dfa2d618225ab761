import type { BlockKindName } from "#domain/own-pages/block-kinds.ts";
import {
  Award,
  Building2,
  CircleHelp,
  Factory,
  Film,
  Heading,
  ListOrdered,
  MousePointerClick,
  Quote,
  Table2,
  TextInitial,
  Users,
} from "../../../ui/icons/admin-icons.ts";
import type { IconComponent } from "../../../ui/icons/icon.tsx";
import { Download, Image, Images } from "../../../ui/icons/visitor-icons.ts";

export const kindIcons: Readonly<Record<BlockKindName, IconComponent>> = {
  heading: Heading,
  text: TextInitial,
  picture: Image,
  pictures: Images,
  facts: Table2,
  downloads: Download,
  certificates: Award,
  film: Film,
  quotation: Quote,
  steps: ListOrdered,
  questions: CircleHelp,
  people: Users,
  action: MousePointerClick,
  projects: Building2,
  products: Factory,
};
