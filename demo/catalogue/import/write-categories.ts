import type { ClientBase } from 'pg';
import { z } from 'zod';
import { selectRows } from '@tradehall/engine/platform/database';
import { departmentPosts } from '../content/department-posts';
import { categoryTree, type CategoryNode } from '../generate/categories';
import { categoryTexts } from '../generate/category-texts';
import { categoryPictureUrl } from '../generate/picture-look';
import { relatedCategories } from '../generate/related-categories';
import type { Words } from '../generate/words';
import { CopyRows } from './copy-rows';
import type { EngineIds } from './engine-ids';
import { categoryId, translationId } from './reserved-ids';

const idRow = z.object({ id: z.number() });

/** As the engine would make it when it first needs it. */
const insertRoot = `
  WITH root AS (
    INSERT INTO collection ("isRoot", position, filters) VALUES (true, 0, '[]') RETURNING id
  ), translation AS (
    INSERT INTO collection_translation ("languageCode", name, slug, description, "baseId")
    SELECT 'en', '__root_collection__', '__root_collection__', 'The root of the Collection tree.', id FROM root
  ), channels AS (
    INSERT INTO collection_channels_channel ("collectionId", "channelId") SELECT id, $1 FROM root
  ), closure AS (
    INSERT INTO collection_closure (id_ancestor, id_descendant) SELECT id, id FROM root
  )
  SELECT id FROM root`;

async function rootId(client: ClientBase, { channel }: EngineIds): Promise<number> {
  const [existing] = await selectRows(client, idRow, 'SELECT id FROM collection WHERE "isRoot" ORDER BY id LIMIT 1');
  const [root] = existing ? [existing] : await selectRows(client, idRow, insertRoot, [channel]);
  if (!root) throw new Error('the category tree has no root');
  return root.id;
}

/** The whole tree: small enough for one transaction. */
export async function writeCategories(
  client: ClientBase,
  engine: EngineIds,
  allWords: readonly Words[],
  stamp: string,
): Promise<void> {
  const nodes = categoryTree();
  const ids = new Map(nodes.map((node, index) => [node, categoryId(index)]));
  const idOf = (node: CategoryNode): number => {
    const id = ids.get(node);
    if (id === undefined) throw new Error(`category ${node.key} is not in the tree`);
    return id;
  };
  const root = await rootId(client, engine);
  await writeTree(client, { nodes, idOf, root, channel: engine.channel, stamp });
  await writeTexts(client, { nodes, idOf, allWords, stamp });
  await client.query(
    `INSERT INTO outbox (topic, key, lane) SELECT 'category', id::text, 1 FROM generate_series($1::int, $2::int) AS id`,
    [categoryId(0), categoryId(nodes.length - 1)],
  );
}

interface Tree {
  readonly nodes: readonly CategoryNode[];
  readonly idOf: (node: CategoryNode) => number;
  readonly stamp: string;
}

async function writeTree(client: ClientBase, tree: Tree & { root: number; channel: number }): Promise<void> {
  const { nodes, idOf, root, channel, stamp } = tree;
  const collections = new CopyRows('collection', [
    ...['id', 'createdAt', 'updatedAt', 'isRoot', 'position', 'isPrivate', 'filters', 'inheritFilters', 'parentId'],
    ...['customFieldsKey', 'customFieldsCategoryimageurl', 'customFieldsHasproducts', 'customFieldsCategoryposts'],
    ...['customFieldsRelated_categories_1', 'customFieldsRelated_categories_2', 'customFieldsRelated_categories_3'],
  ]);
  const channels = new CopyRows('collection_channels_channel', ['collectionId', 'channelId']);
  const closure = new CopyRows('collection_closure', ['id_ancestor', 'id_descendant']);
  const roots = nodes.filter(({ parent }) => parent === null);
  for (const node of nodes) {
    const id = idOf(node);
    const parentId = node.parent === null ? root : idOf(node.parent);
    const [first = null, second = null, third = null] = relatedCategories(node, roots);
    const position = node.position + 1;
    collections.add(
      id,
      stamp,
      stamp,
      false,
      position,
      false,
      '[]',
      false,
      parentId,
      node.key,
      categoryPictureUrl(node),
      '[]',
      JSON.stringify(node.subject.level === 'department' ? departmentPosts(node.subject.department) : []),
      first,
      second,
      third,
    );
    channels.add(id, channel);
    for (let above: CategoryNode | null = node; above !== null; above = above.parent) closure.add(idOf(above), id);
    closure.add(root, id);
  }
  for (const rows of [collections, channels, closure]) await rows.write(client);
}

async function writeTexts(client: ClientBase, tree: Tree & { allWords: readonly Words[] }): Promise<void> {
  const { nodes, idOf, allWords, stamp } = tree;
  const translations = new CopyRows('collection_translation', [
    ...['id', 'createdAt', 'updatedAt', 'languageCode', 'name', 'slug', 'description', 'baseId'],
    ...['customFieldsCategorycontenthtml', 'customFieldsMetatitle', 'customFieldsMetadescription'],
  ]);
  for (const words of allWords) {
    for (const [node, texts] of categoryTexts(nodes, words)) {
      const id = idOf(node);
      const { name, slug, intro, contentHtml, metaTitle, metaDescription } = texts;
      const own = [translationId(id, words.language), stamp, stamp, words.language, name, slug, intro, id];
      translations.add(...own, contentHtml, metaTitle, metaDescription);
    }
  }
  await translations.write(client);
}
