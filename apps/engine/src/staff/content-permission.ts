import { RwPermissionDefinition } from '@vendure/core';

export const contentPermission = new RwPermissionDefinition('Content');
