/** Lists of names in the order of a language's own alphabet, as people look for them. */

import type { Texts } from './texts';

/** The items by their names; numbers count as numbers, and an article at the beginning does not count. */
export function alphabetical<T>(items: readonly T[], nameOf: (item: T) => string, texts: Texts): T[] {
  const { compare } = new Intl.Collator(texts.language, { numeric: true });
  const articles = texts
    .say('articles')
    .split(', ')
    .map((article) => (article.endsWith('’') ? article : `${article} `));
  const withoutArticle = (name: string): string => {
    const article = articles.find((each) => name.toLocaleLowerCase(texts.language).startsWith(each));
    return name.slice(article?.length ?? 0);
  };
  return items
    .map((item) => ({ item, name: withoutArticle(nameOf(item)) }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ item }) => item);
}
