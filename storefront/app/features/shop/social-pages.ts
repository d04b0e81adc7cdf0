/** The shop's pages elsewhere (FOOT-05: configuration). */
export const socialPages = [
  { icon: "instagram", label: "Instagram", href: "https://www.instagram.com/treadandthread" },
  { icon: "facebook", label: "Facebook", href: "https://www.facebook.com/treadandthread" },
  { icon: "tiktok", label: "TikTok", href: "https://www.tiktok.com/@treadandthread" },
] as const;
